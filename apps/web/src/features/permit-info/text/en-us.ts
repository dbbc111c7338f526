import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  title: "Work permit",
  loading: "Checking the permit",
  number: "No. {{number}}",
  inForceFrom: "In force from {{day}}, {{time}}",
  says: {
    in_force: "Valid only at the place and in the period below.",
    ahead: "Not begun yet: valid only from the start of the period below.",
    suspended: "The work is suspended. Stop, and contact the issuer of the permit.",
    ended: "The period is over, or the work was cancelled. This permit authorises no work.",
    replaced: "This permit was replaced and is no longer valid. Use the current permit.",
  },
  fields: { contractor: "Contractor", place: "Place", span: "Period" },
  place: "{{area}}, {{unit}}",
  oneDay: "{{day}}, {{start}} to {{end}}",
  days: "{{startDay}} {{start}} until {{endDay}} {{end}}",
  checkedAt: "Checked at {{at}}",
  again: "Check again",
  unknown: { title: "Permit not found", says: "No permit has this code. Scan the QR code of the printed document." },
} satisfies Translated<typeof ptBr>;
