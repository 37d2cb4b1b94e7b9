import Glibc

// a reader that has gone is seen where something is written, and a lost display where it is read
signal(SIGPIPE, SIG_IGN)
// a file that may not grow any more is a full disk like any other
signal(SIGXFSZ, SIG_IGN)
LibraryMessages.silence()
exit(Program.run(CommandLine.arguments))
