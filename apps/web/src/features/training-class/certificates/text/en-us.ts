import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text = {
  title: "Certificates",
  number: "No. {{number}}",
  issued: "issued on {{day}}",
  until: "valid until {{day}}",
  endless: "never expires",
  writing: "The PDF is being written.",
  reason: "Reason: {{reason}}",
  states: { valid: "Valid", replaced: "Replaced", withdrawn: "Withdrawn" },
  empty: "No certificate yet. Each approval issues one.",
  more: "Show more",
} as const satisfies Translated<typeof portuguese>;
