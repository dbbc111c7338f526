import type { ImportMail } from "../../../../../platform/imports/import-template.ts";
import type { RestrictionColumnKey } from "../../../rules/restriction-import/restriction-columns.ts";

/** Refusals of restrictions that can be the reason of a failed line. */
export const restrictionLineRefusals = ["restriction.overlaps", "restriction.dates_reversed", "restriction.already_past"] as const;
export type RestrictionLineRefusal = (typeof restrictionLineRefusals)[number];

export type RestrictionImportWords = {
  readonly refusals: { readonly [C in RestrictionLineRefusal]: string };
  readonly template: {
    /** Name of the file without its ending. */
    readonly file: string;
    readonly sheet: string;
    readonly guide: string;
    /** Lines of the guide sheet, the first is its title. */
    readonly lines: readonly string[];
    readonly notes: { readonly [K in RestrictionColumnKey]?: string };
  };
  readonly mails: { readonly [E in "done" | "failed" | "needs_columns"]: ImportMail };
};
