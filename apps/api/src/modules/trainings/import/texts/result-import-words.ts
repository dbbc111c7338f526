import type { ImportMail } from "../../../../platform/imports/import-template.ts";

/** Refusals that can be the reason of a failed line. */
export const resultLineRefusals = [
  "training_class.full",
  "training_participant.not_open",
  "training_participant.restricted",
  "training_participant.dismissed",
  "training_participant.before_admission",
  "training_participant.without_test",
] as const;
export type ResultLineRefusal = (typeof resultLineRefusals)[number];

export type ResultImportWords = {
  readonly refusals: { readonly [C in ResultLineRefusal]: string };
  readonly template: {
    /** Name of the file without its ending. */
    readonly file: string;
    readonly sheet: string;
    readonly guide: string;
    /** Lines of the guide sheet, the first is its title. */
    readonly lines: readonly string[];
    readonly notes: {
      readonly cpf: string;
      readonly foreignCountry: string;
      readonly name: string;
      readonly session: string;
      readonly score: string;
    };
  };
  readonly mails: { readonly [E in "done" | "failed" | "needs_columns"]: ImportMail };
};
