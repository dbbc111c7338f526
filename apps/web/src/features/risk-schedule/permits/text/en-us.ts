import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  title: "Work permits",
  empty: "No permit issued.",
  number: "No. {{number}}",
  issued: "Issued on {{at}}",
  issuedBy: "Issued by {{name}} on {{at}}",
  download: "Download",
  downloadOf: "Download permit no. {{number}}",
  publicPage: "Public page",
  publicPageOf: "Public page of permit no. {{number}}",
  more: "Show more",
  hindrances: {
    cancelled: "Cancelled schedule: no work permit can be issued.",
    finished: "Finished schedule: no work permit can be issued.",
    suspended: "Suspended schedule: resolve the cause of the suspension to issue the permit.",
    no_kind: "The activities of this schedule require no work permit.",
  },
  issue: "Issue",
  dialog: {
    title: "Issue work permit",
    shift: "Shift",
    kinds: "Permits",
    kindsMissing: "Choose at least one permit",
    replaces: "This shift has a permit in force already. It will be replaced.",
    validity: "The permit is valid within the shift only. A change of team, place, period or activity requires a new one.",
    back: "Back",
    submit: "Issue permit",
    done_zero: "No permit was issued.",
    done_one: "Permit issued. Download the PDF to print it.",
    done_other: "{{count}} permits issued. Download the PDFs to print them.",
  },
} satisfies Translated<typeof ptBr>;
