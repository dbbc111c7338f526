import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  title: "Trainings",
  owed: "Trainings to take",
  classes: "Classes",
  none: "The worker is not in any class.",
  shown: "The {{shown}} latest classes of {{total}}.",
  span: "{{from}} to {{until}}",
  score: "Score {{score}}",
  cancelled: "class cancelled",
  validUntil: "Valid until {{day}}",
  ended: "Expired on {{day}}",
  endless: "No expiry date",
  kinds: { initial: "Initial", periodic: "Periodic", eventual: "Eventual" },
  statuses: {
    enrolled: "Enrolled",
    present: "Present",
    absent: "Absent",
    approved: "Approved",
    failed: "Failed",
    removed: "Removed",
  },
} satisfies Translated<typeof ptBr>;
