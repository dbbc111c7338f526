import { randomInt } from "node:crypto";

const part = () => randomInt(1, 255);

/** Who walks a journey comes from a place of their own, as people do: all from one, they would be more than the product lets in a minute. */
export const randomClientIp = (): string => `10.${part()}.${part()}.${part()}`;
