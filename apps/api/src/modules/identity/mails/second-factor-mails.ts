import { type Locale, MFA_BLOCK_MINUTES, MFA_CODE_LIFE_MINUTES } from "@emdia/contract/limits.ts";
import { linkTo } from "../../../platform/mail/link-to.ts";
import { type RenderedMail, renderMail } from "../../../platform/mail/render-mail.ts";
import { type SecurityNotice, secondFactorTexts } from "./second-factor-texts.ts";

type Words = { readonly [name: string]: string | number };
/** Uses a replacer function, so that a dollar sign in a name is not interpreted. */
const filled = (text: string, words: Words): string => text.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name] ?? ""));

type Code = { readonly language: Locale; readonly name: string; readonly code: string };
export const codeMail = ({ language, name, code }: Code): RenderedMail => {
  const { title, paragraphs } = secondFactorTexts[language].code;
  const words = { name, code, minutes: MFA_CODE_LIFE_MINUTES };
  return renderMail({ language, title: filled(title, words), paragraphs: paragraphs.map((paragraph) => filled(paragraph, words)) });
};

export const codeSms = (language: Locale, code: string): string =>
  filled(secondFactorTexts[language].sms, { code, minutes: MFA_CODE_LIFE_MINUTES });

export type Notice = {
  readonly kind: SecurityNotice;
  readonly language: Locale;
  readonly publicUrl: string;
  readonly name: string;
  readonly phone?: string | undefined;
};
/** Notice of a security change, with a link to change the password. */
export const securityNotice = ({ kind, language, publicUrl, name, phone = "" }: Notice): RenderedMail => {
  const { notices, changePassword } = secondFactorTexts[language];
  const { title, paragraphs } = notices[kind];
  const words = { name, phone, minutes: MFA_BLOCK_MINUTES };
  const action = { label: changePassword, url: linkTo(publicUrl, "/login/recuperar-senha", {}) };
  return renderMail({ language, title, paragraphs: paragraphs.map((paragraph) => filled(paragraph, words)), action });
};
