import { MFA_STEP_MINUTES } from "@emdia/contract/limits.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { hashOf, newSecret, readCode, writeCode } from "../../../platform/secrets/link-code.ts";
import { insertLink, type LinkPurpose, type ShownLink } from "../store/links.ts";

/** Account id and hash of the secret in a link. */
export const readLink = (code: string): ShownLink | undefined => {
  const shown = readCode(code);
  return shown && { accountId: shown.id, secretHash: shown.secretHash };
};

type Input = { readonly accountId: number; readonly purpose: LinkPurpose; readonly now: Date };
const lifeHours: { readonly [P in LinkPurpose]: number } = {
  reset_password: 1,
  verify_email: 48,
  reactivate: 24,
  second_factor: MFA_STEP_MINUTES / 60,
};

/** Creates a link code for an e-mail. It works once, until it expires. */
export const makeLink = async (tx: Tx, { accountId, purpose, now }: Input): Promise<string> => {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + lifeHours[purpose] * 3_600_000);
  await insertLink(tx, { accountId, purpose, secretHash: hashOf(secret), now, expiresAt });
  return writeCode(accountId, secret);
};
