import { createHmac, timingSafeEqual } from "node:crypto";
import { MFA_CODE_LENGTH } from "@emdia/contract/limits.ts";
import { deriveDigits } from "../../../platform/secrets/derived-secret.ts";

/** The digits of a stored code, derived again for its message. */
export const digitsOfCode = (installationSecret: string, { accountId, id }: { readonly accountId: number; readonly id: number }): string =>
  deriveDigits(installationSecret, { purpose: "one-time code", ownerId: accountId, rowId: id, issue: 0 }, MFA_CODE_LENGTH);

type Hashed = { readonly code: string; readonly accountId: number; readonly recipient: string };
/** HMAC with the installation secret, because a plain hash of six digits can be guessed. */
export const hashOfCode = (secret: string, { code, accountId, recipient }: Hashed): Buffer =>
  createHmac("sha256", secret).update(`one-time code ${accountId} ${recipient} ${code}`).digest();

export const isSameHash = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
