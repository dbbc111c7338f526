import type { Tx } from "../../../platform/database/transaction.ts";
import { sendMail } from "../../../platform/mail/message.ts";
import { type Notice, securityNotice } from "../mails/second-factor-mails.ts";
import type { ProvedAccount } from "../store/account-proofs.ts";

/** Tells a person what has happened to their account, in case it was not them. */
export const notifyAccountOwner = (
  tx: Tx,
  { email, language, display_name }: Pick<ProvedAccount, "email" | "language" | "display_name">,
  notice: Pick<Notice, "kind" | "publicUrl" | "phone">,
): Promise<void> => sendMail(tx, { to: email, ...securityNotice({ ...notice, language, name: display_name }) });
