import type { ImportMail } from "../../../../platform/imports/import-template.ts";
import type { ScheduleRefusal } from "../../rules/import/reasons-of-refusal.ts";
import type { ScheduleColumnKey } from "../../rules/import/schedule-columns.ts";

export type ScheduleImportWords = {
  readonly refusals: { readonly [C in ScheduleRefusal]: string };
  readonly template: {
    /** Name of the file without its ending. */
    readonly file: string;
    readonly sheet: string;
    readonly guide: string;
    /** Lines of the guide sheet, the first is its title. */
    readonly lines: readonly string[];
    readonly notes: { readonly [K in ScheduleColumnKey]?: string };
  };
  readonly mails: { readonly [E in "done" | "failed" | "needs_columns"]: ImportMail };
};
