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
  accident: {
    title: "Accidents",
    on: "Accident on {{day}}",
    reason: "Reason: {{reason}}",
    required: "Training required again",
    open: "Require again",
    says: "{{document}}: the pending item is reopened, and only a training from {{day}} on completes it. The supplier reads the reason.",
    why: "Reason",
    whyMissing: "Give the reason",
    back: "Back",
    done: "The training will be required again",
  },
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
