import { hidePhone } from "@emdia/contract/documents/privacy.ts";
import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type ProvedAccount, takePhoneUnlessTaken } from "../store/account-proofs.ts";
import { tellOwner } from "./tell-owner.ts";

type Taking = { readonly account: ProvedAccount; readonly phone: string; readonly now: Date; readonly publicUrl: string };

/** The phone has answered: from now on it is the account's, and nobody else's. Its owner hears of it by e-mail. */
export const takePhone = async (tx: Tx, { account, phone, now, publicUrl }: Taking): Promise<Refusal<"phone.taken"> | undefined> => {
  if (!(await takePhoneUnlessTaken(tx, account.id, { phone, now }))) return refuse("phone.taken");
  await tellOwner(tx, account, { kind: "phoneChanged", publicUrl, phone: hidePhone(phone) });
  return undefined;
};
