import { MFA_STEP_MINUTES } from "@emdia/contract/limits.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { deriveSecret, takeRowId } from "../../../platform/secrets/derived-secret.ts";
import { hashOf, newSecret, readCode, writeCode } from "../../../platform/secrets/link-code.ts";
import { insertLink, type LinkPurpose, type ShownLink } from "../store/links.ts";

/** Account id and hash of the secret in a link. */
export const readLink = (code: string): ShownLink | undefined => {
  const shown = readCode(code);
  return shown && { accountId: shown.id, secretHash: shown.secretHash };
};

type MailedPurpose = Exclude<LinkPurpose, "second_factor">;
type MailedLink = { readonly accountId: number; readonly id: number; readonly purpose: MailedPurpose };
const lifeHours: { readonly [P in LinkPurpose]: number } = {
  reset_password: 1,
  verify_email: 48,
  reactivate: 24,
  second_factor: MFA_STEP_MINUTES / 60,
};

const expiry = (purpose: LinkPurpose, now: Date): Date => new Date(now.getTime() + lifeHours[purpose] * 3_600_000);

const secretOf = (installationSecret: string, { accountId, id, purpose }: MailedLink): string =>
  deriveSecret(installationSecret, { purpose: `account link ${purpose}`, ownerId: accountId, rowId: id, issue: 0 });

/** Code of a stored link, derived again for its e-mail. It works once, until it expires. */
export const linkCode = (installationSecret: string, link: MailedLink): string =>
  writeCode(link.accountId, secretOf(installationSecret, link));

type NewLink = { readonly accountId: number; readonly purpose: MailedPurpose; readonly secret: string; readonly now: Date };
/** Stores a link for an e-mail and returns its id. */
export const makeLink = async (tx: Tx, { accountId, purpose, secret, now }: NewLink): Promise<number> => {
  const id = await takeRowId(tx, "account_link");
  const secretHash = hashOf(secretOf(secret, { accountId, id, purpose }));
  await insertLink(tx, { accountId, id, purpose, secretHash, now, expiresAt: expiry(purpose, now) });
  return id;
};

/** Stores the step of a sign-in and returns its token, which the response contains. */
export const makeStepToken = async (tx: Tx, accountId: number, now: Date): Promise<string> => {
  const [secret, purpose] = [newSecret(), "second_factor"] as const;
  const id = await takeRowId(tx, "account_link");
  await insertLink(tx, { accountId, id, purpose, secretHash: hashOf(secret), now, expiresAt: expiry(purpose, now) });
  return writeCode(accountId, secret);
};
