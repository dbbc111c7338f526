import type { Template } from "../../platform/mail/template.ts";
import { accountLinkTemplates } from "./account-links/account-link-templates.ts";
import { tokenReuseTemplate } from "./notify-token-reuse.ts";
import { codeTemplates } from "./second-factor/code-template.ts";
import { noticeTemplates } from "./second-factor/notify-account-owner.ts";

/** The messages of this module. */
export const identityTemplates: readonly Template[] = [
  ...Object.values(accountLinkTemplates),
  ...Object.values(noticeTemplates),
  ...Object.values(codeTemplates),
  tokenReuseTemplate,
];
