import { linkFaultCodes } from "@emdia/contract/workers/link-refusals.ts";
import type { ImportMail } from "../../../../platform/imports/import-template.ts";
import type { WorkerColumnKey } from "../../rules/import/worker-columns.ts";

/** Refusals that can be the reason of a failed line. */
export const lineRefusals = [
  "permission.missing",
  "worker.already_here",
  "worker.document_missing",
  "worker.cpf_invalid",
  "worker.document_is_cpf",
  "worker.document_is_from_home",
  "worker.born_in_future",
  "worker.too_young",
  "worker.admitted_before_birth",
  "worker.admission_contradicted",
  ...linkFaultCodes,
] as const;
export type LineRefusal = (typeof lineRefusals)[number];

export type ImportWords = {
  readonly refusals: { readonly [C in LineRefusal]: string };
  readonly template: {
    readonly file: string;
    readonly sheet: string;
    readonly guide: string;
    /** Lines of the guide sheet, the first is its title. */
    readonly lines: readonly string[];
    readonly notes: { readonly [K in WorkerColumnKey]?: string };
    /** Note of a custom field. `{company}` is its contractor. */
    readonly field: string;
    readonly requiredField: string;
  };
  readonly mails: { readonly [E in "done" | "failed" | "needs_columns"]: ImportMail };
};
