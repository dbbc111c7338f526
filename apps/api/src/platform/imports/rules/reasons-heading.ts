// Heading of the column that a corrected spreadsheet adds for the reasons.
import type { Locale } from "@emdia/contract/limits.ts";
import { normalizeHeading } from "./match-columns.ts";

export const reasonsHeadings: { readonly [L in Locale]: string } = { "pt-BR": "Motivos", "en-US": "Reasons", "es-ES": "Motivos" };

/** Whether a file has the column because it is a corrected spreadsheet. */
export const isReasonsHeading = (heading: string): boolean =>
  Object.values(reasonsHeadings).some((known) => normalizeHeading(known) === normalizeHeading(heading));
