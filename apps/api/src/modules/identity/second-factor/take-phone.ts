import { hidePhone } from "@emdia/contract/documents/privacy.ts";
import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { PublicScope } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type ProvedAccount, takePhoneUnlessTaken } from "../store/account-proofs.ts";
import { rememberOwn } from "../store/own-history.ts";
import { notifyAccountOwner } from "./notify-account-owner.ts";

type Input = { readonly account: ProvedAccount; readonly phone: string };

/** Assigns the confirmed phone to the account and notifies its owner by e-mail. */
export const takePhone = async (
  tx: Tx,
  by: Pick<PublicScope, "now" | "caller">,
  { account, phone }: Input,
): Promise<Refusal<"phone.taken"> | undefined> => {
  if (!(await takePhoneUnlessTaken(tx, account.id, { phone, now: by.now }))) return refuse("phone.taken");
  const before = account.phone === null || account.phone === phone ? null : hidePhone(account.phone);
  await rememberOwn(tx, by, { accountId: account.id, action: "phone_changed", from: before, to: hidePhone(phone) });
  await notifyAccountOwner(tx, account, "phoneChanged");
  return undefined;
};
