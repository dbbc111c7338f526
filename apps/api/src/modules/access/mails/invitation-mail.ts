import { INVITATION_LIFE_DAYS, type Locale } from "@emdia/contract/limits.ts";
import { type RenderedMail, renderMail } from "../../../platform/mail/render-mail.ts";
import { enUs, enUsProject } from "./en-us.ts";
import { esEs, esEsProject } from "./es-es.ts";
import type { InvitationMailTexts } from "./invitation-mail-texts.ts";
import { ptBr, ptBrProject } from "./pt-br.ts";

type Texts = { readonly [L in Locale]: InvitationMailTexts };
const toCompany: Texts = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
const toProject: Texts = { "pt-BR": ptBrProject, "en-US": enUsProject, "es-ES": esEsProject };

type Names = {
  readonly inviter: string;
  readonly company: string;
  readonly profile: string;
  /** Set only for an invitation to a project. */
  readonly project?: string;
};
type InvitationMail = { readonly language: Locale; readonly names: Names; readonly url: string };

/** Replaces the placeholders once, so that a name that looks like a placeholder stays unchanged. */
const filled = (text: string, names: Names): string => {
  const values = new Map(Object.entries({ ...names, days: String(INVITATION_LIFE_DAYS) }));
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values.get(name) ?? place);
};

export const invitationMail = ({ language, names, url }: InvitationMail): RenderedMail => {
  const { title, paragraphs, action } = (names.project === undefined ? toCompany : toProject)[language];
  return renderMail({
    language,
    title: filled(title, names),
    paragraphs: paragraphs.map((paragraph) => filled(paragraph, names)),
    action: { label: action, url },
  });
};
