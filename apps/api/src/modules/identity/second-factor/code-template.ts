import type { MfaType } from "@emdia/contract/limits.ts";
import type { Template } from "../../../platform/mail/template.ts";
import { codeMail, codeSms } from "../mails/second-factor-mails.ts";
import { readAccount } from "../store/accounts.ts";
import { readLivingCode } from "../store/codes.ts";
import { digitsOfCode } from "./one-time-code.ts";

const template = (name: string, category: "code" | "sms"): Template => ({
  name: `identity.${name}`,
  category,
  excess: "drop",
  render: ({ inScopeOfAccount, clock }, { secret }, { ownerId: accountId, rowId, language }) =>
    inScopeOfAccount(accountId, async (tx) => {
      const id = Number(rowId);
      const found = await readLivingCode(tx, { accountId, id, now: clock.now() });
      if (!found) return undefined;
      const { channel, recipient: to } = found;
      const code = digitsOfCode(secret, { accountId, id });
      if (channel === "SMS") return { channel: "sms", to, text: codeSms(language, code) };
      const { display_name: name } = await readAccount(tx, accountId);
      return { channel: "email", to, ...codeMail({ language, name, code }) };
    }),
});

/** The message with a code, for a sign-in or a new phone. */
export const codeTemplates: { readonly [T in MfaType]: Template } = {
  EMAIL: template("code-by-email", "code"),
  SMS: template("code-by-sms", "sms"),
};
