// The pages.
