import { isCompanyToken } from "@emdia/contract/identity/company-token.ts";
import type { ShownInvite } from "@emdia/contract/identity/sign-up-routes.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { invitationByToken } from "../../access/index.ts";
import { companyInvitationByToken } from "../../companies/index.ts";

type Input = { readonly token: string; readonly now: Date };
/** An invitation of either kind, with its status. */
export type FoundInvite = { readonly invite: ShownInvite; readonly status: "active" | "used" | "expired" | "cancelled" };

const intoCompany = async (tx: Tx, shown: Input): Promise<FoundInvite | undefined> => {
  const found = await invitationByToken(tx, shown);
  if (!found) return undefined;
  const { email, hasAccount, kind, companyName, profileName, invitedByName, status } = found;
  const invite = { email, token: shown.token, firebaseAccount: hasAccount, kind, company: { name: companyName }, profileName };
  return { status, invite: { ...invite, invitedBy: invitedByName, fullName: null, phone: null } };
};

const ofCompany = async (tx: Tx, shown: Input): Promise<FoundInvite | undefined> => {
  const found = await companyInvitationByToken(tx, shown);
  if (!found) return undefined;
  const { email, hasAccount, companyName, fullName, phone, status } = found;
  const invite = { email, token: shown.token, firebaseAccount: hasAccount, kind: "new_company" as const, company: { name: companyName } };
  return { status, invite: { ...invite, profileName: null, invitedBy: null, fullName, phone } };
};

/** Finds the invitation of a token; the token format identifies its kind. */
export const inviteByToken = (tx: Tx, shown: Input): Promise<FoundInvite | undefined> =>
  isCompanyToken(shown.token) ? ofCompany(tx, shown) : intoCompany(tx, shown);
