/**
 * With what Node runs the product: what is young is looked through each time 8 MB of it have come together. Node would wait for 32 MB, and
 * until then the bytes of what is uploaded count as lasting, so that all memory is looked through twice a second instead.
 */
export const SERVER_FLAGS = ["--max-semi-space-size=8"];
