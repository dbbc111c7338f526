import { isCompanyToken } from "@emdia/contract/identity/company-token.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { acceptInvitation } from "../../access/index.ts";
import { foundCompany } from "../../companies/index.ts";
import type { TakenUp } from "../rules/invite.ts";

type TakingUp = { readonly token: string; readonly accountId: number; readonly now: Date; readonly address: string };

/** Accepts an invitation: creates the membership, or the company with its owner. */
export const takeUpInvite = (tx: Tx, taking: TakingUp): Promise<TakenUp> =>
  isCompanyToken(taking.token) ? foundCompany(tx, taking) : acceptInvitation(tx, taking);
