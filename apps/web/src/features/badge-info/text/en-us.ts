import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  title: "Badge check",
  loading: "Checking the badge",
  prompt: {
    scan: "Point your phone's camera at the QR code of the badge.",
    code: "Or type the code",
    codeSays: "It is below the QR code, on the back of the badge.",
    missing: "Type the code of the badge.",
    check: "Check",
  },
  yes: "May work",
  no: "May not work",
  since: "In the project since {{day}}",
  trainings: {
    yes: "Required trainings in force",
    yesSince: "Required trainings in force since {{day}}",
    no: "Required trainings not in force",
    noSince: "Required trainings not in force since {{day}}",
  },
  projects: "Projects",
  noProject: "No current project uses this badge.",
  photoOf: "Photo of {{name}}",
  checkedAt: "Checked at {{at}}",
  again: "Check again",
  another: "Check another badge",
  revoked: {
    title: "Badge revoked",
    says: "This badge is no longer valid. Ask the person for the current badge, or contact their company.",
  },
  unknown: { title: "Badge not found", says: "No badge has this code. Check the code and try again." },
  number: { title: "Scan the code of the badge", says: "A number does not identify a badge. Scan the QR code or type the printed code." },
} satisfies Translated<typeof ptBr>;
