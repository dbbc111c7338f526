// Access to company invitations by token, for the sign-up module.
import { codeOfCompanyToken, isCompanyToken } from "@emdia/contract/identity/company-token.ts";
import { permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";
import { secondsBetween } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { readCode, type ShownCode } from "../../platform/secrets/link-code.ts";
import { companyRegistered } from "./company-registered.ts";
import { companyInvitationState } from "./rules/company-invitation-state.ts";
import {
  companyInvitationBySecret,
  type Founder,
  type Founding,
  foundCompanyRow,
  type ShownCompanyInvitation,
} from "./store/company-invitations.ts";

const codeOf = (token: string): ShownCode | undefined => (isCompanyToken(token) ? readCode(codeOfCompanyToken(token)) : undefined);

/** Permissions of the first profile of an invited supplier: all keys of the provider side. */
const providerKeys = permissionKeys.filter((key) => permissionCatalogue[key].side !== "contractor");

/** Invitation data that the public page shows for a link. */
export const companyInvitationByToken = async (
  tx: Tx,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<ShownCompanyInvitation | undefined> => {
  const code = codeOf(token);
  const found = code && (await companyInvitationBySecret(tx, code));
  return found && { ...found, status: companyInvitationState({ ...found, secondsLeft: secondsBetween(now, found.expiresAt) }) };
};

/** Creates the invited company with its profile and its owner in one statement. The second request with the same link gets `used`. */
export const foundCompany = async (tx: Tx, { token, ...founder }: Founder & { readonly token: string }): Promise<Founding> => {
  const code = codeOf(token);
  if (!code) return "unknown";
  const outcome = await foundCompanyRow(tx, code, { ...founder, keys: providerKeys });
  // Enqueues the event in the transaction that creates the company, for the jobs that wait for it.
  if (outcome === "accepted") await enqueue(tx, { job: companyRegistered, payload: { invitationId: code.id } });
  return outcome;
};
