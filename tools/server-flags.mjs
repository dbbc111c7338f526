/**
 * Node flags of the product: a semi-space of 8 MB. With the default, uploaded buffers count as old-generation memory until 32 MB are
 * allocated, which causes full garbage collections twice a second.
 */
export const SERVER_FLAGS = ["--max-semi-space-size=8"];
