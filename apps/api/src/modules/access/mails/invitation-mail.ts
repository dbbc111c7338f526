import { INVITATION_LIFE_DAYS, type Locale } from "@emdia/contract/limits.ts";
import { type RenderedMail, renderMail } from "../../../platform/mail/render-mail.ts";
import { enUs } from "./en-us.ts";
import { esEs } from "./es-es.ts";
import type { InvitationMailTexts } from "./invitation-mail-texts.ts";
import { ptBr } from "./pt-br.ts";

const texts: { readonly [L in Locale]: InvitationMailTexts } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
type Names = { readonly inviter: string; readonly company: string; readonly profile: string };
type InvitationMail = { readonly language: Locale; readonly names: Names; readonly url: string };

/** Names stand where the text has a place for them, once: a name that looks like such a place stays a name. */
const filled = (text: string, names: Names): string => {
  const values = new Map(Object.entries({ ...names, days: String(INVITATION_LIFE_DAYS) }));
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values.get(name) ?? place);
};

export const invitationMail = ({ language, names, url }: InvitationMail): RenderedMail => {
  const { title, paragraphs, action } = texts[language];
  return renderMail({
    language,
    title: filled(title, names),
    paragraphs: paragraphs.map((paragraph) => filled(paragraph, names)),
    action: { label: action, url },
  });
};
