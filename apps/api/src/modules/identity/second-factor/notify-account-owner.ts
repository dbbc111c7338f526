import { hidePhone } from "@emdia/contract/documents/privacy.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { queueMessage } from "../../../platform/mail/queue-message.ts";
import type { Template } from "../../../platform/mail/template.ts";
import { securityNotice } from "../mails/second-factor-mails.ts";
import type { SecurityNotice } from "../mails/second-factor-texts.ts";
import type { ProvedAccount } from "../store/account-proofs.ts";
import { readAccount } from "../store/accounts.ts";

const template = (name: string, kind: SecurityNotice): Template => ({
  name: `identity.${name}`,
  category: "notice",
  excess: "drop",
  render: ({ inScopeOfAccount }, { publicUrl }, { ownerId, language }) =>
    inScopeOfAccount(ownerId, async (tx) => {
      const { email, display_name: name, phone } = await readAccount(tx, ownerId);
      const mail = securityNotice({ kind, language, publicUrl, name, phone: phone === null ? undefined : hidePhone(phone) });
      return { channel: "email", to: email, ...mail };
    }),
});

export const noticeTemplates: { readonly [K in SecurityNotice]: Template } = {
  phoneChanged: template("phone-changed", "phoneChanged"),
  secondFactorOff: template("second-factor-off", "secondFactorOff"),
  codesGuessed: template("codes-guessed", "codesGuessed"),
};

/** Sends a security notice to the account owner. */
export const notifyAccountOwner = (tx: Tx, { id, language }: Pick<ProvedAccount, "id" | "language">, kind: SecurityNotice): Promise<void> =>
  queueMessage(tx, noticeTemplates[kind], { ownerId: id, rowId: String(id), issue: 0, language });
