#pragma once
#include <stddef.h>
#include <stdint.h>

// libFuzzer's driver: runs the callback on one input after the other; the driver owns the bytes.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
