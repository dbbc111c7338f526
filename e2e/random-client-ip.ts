import { randomInt } from "node:crypto";

const part = () => randomInt(1, 255);

/** A random client IP per visitor, because a shared IP would exceed the rate limit. */
export const randomClientIp = (): string => `10.${part()}.${part()}.${part()}`;
