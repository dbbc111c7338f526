import type { Locale } from "@emdia/contract/limits.ts";
import { type MailContent, type RenderedMail, renderMail } from "../../../platform/mail/render-mail.ts";
import type { AccountMailKind, AccountMailTexts } from "./account-mail-texts.ts";
import { enUs } from "./en-us.ts";
import { esEs } from "./es-es.ts";
import { ptBr } from "./pt-br.ts";

const texts: { readonly [L in Locale]: AccountMailTexts } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
export type AccountMail = { readonly kind: AccountMailKind; readonly language: Locale; readonly name: string; readonly url: string };

const greeted = (paragraph: string, name: string): string => paragraph.replaceAll("{name}", name);

/** Account mail in the language of the user, with one link. */
export const accountMail = ({ kind, language, name, url }: AccountMail): RenderedMail => {
  const { title, paragraphs, action } = texts[language][kind];
  const content: MailContent = {
    language,
    title,
    paragraphs: paragraphs.map((paragraph) => greeted(paragraph, name)),
    action: { label: action, url },
  };
  return renderMail(content);
};
