import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { MFA_CODE_LENGTH } from "@emdia/contract/limits.ts";

export const newCode = (): string =>
  randomInt(10 ** MFA_CODE_LENGTH)
    .toString()
    .padStart(MFA_CODE_LENGTH, "0");

type Hashed = { readonly code: string; readonly accountId: number; readonly recipient: string };
/** HMAC with the installation secret, because a plain hash of six digits can be guessed. */
export const hashOfCode = (secret: string, { code, accountId, recipient }: Hashed): Buffer =>
  createHmac("sha256", secret).update(`one-time code ${accountId} ${recipient} ${code}`).digest();

export const isSameHash = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
