import type { Tx } from "../../../platform/database/transaction.ts";
import { sendMail } from "../../../platform/mail/message.ts";
import { type Notice, securityNotice } from "../mails/second-factor-mails.ts";
import type { ProvedAccount } from "../store/account-proofs.ts";

/** Sends a security notice to the account owner. */
export const notifyAccountOwner = (
  tx: Tx,
  { email, language, display_name }: Pick<ProvedAccount, "email" | "language" | "display_name">,
  notice: Pick<Notice, "kind" | "publicUrl" | "phone">,
): Promise<void> => sendMail(tx, { to: email, ...securityNotice({ ...notice, language, name: display_name }) });
