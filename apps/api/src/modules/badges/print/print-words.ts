import type { BadgeField } from "@emdia/contract/badges/fields.ts";
import * as enUs from "@emdia/contract/badges/texts/en-us.ts";
import * as esEs from "@emdia/contract/badges/texts/es-es.ts";
import * as ptBr from "@emdia/contract/badges/texts/pt-br.ts";
import type { Locale } from "@emdia/contract/limits.ts";

export type PrintWords = {
  /** Title of the document, and start of the name of the file. */
  readonly title: string;
  readonly file: string;
  readonly scanLabel: string;
  readonly fieldLabels: { readonly [F in BadgeField]: string };
};

/** Words of a printed badge, in the language of the user who prints. */
export const printWords: { readonly [L in Locale]: PrintWords } = {
  "pt-BR": { title: "Crachás", file: "crachas", ...ptBr },
  "en-US": { title: "Badges", file: "badges", ...enUs },
  "es-ES": { title: "Credenciales", file: "credenciales", ...esEs },
};
