import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text = {
  states: { planned: "Scheduled", running: "In progress", finished: "Finished", cancelled: "Cancelled" },
  kinds: { initial: "Initial", periodic: "Periodic", eventual: "Occasional" },
  statuses: {
    enrolled: "Enrolled",
    present: "Present",
    absent: "Absent",
    approved: "Approved",
    failed: "Failed",
    removed: "Removed",
  },
  marks: {
    needs: "Needs the training",
    expires: "Expires soon",
    valid: "In order",
    other_class: "In another class",
    restricted: "Blocked",
    away: "Away",
    vacation: "On vacation",
    hiring: "To be admitted",
    dismissed: "Dismissed",
  },
  needsAdvice: "Check whether the training is needed",
  causes: {
    never_had: "never had it",
    near_end: "expires soon",
    ended: "expired",
    absence: "return from leave",
    function_change: "change of role",
    risk_change: "change of risk",
    accident: "accident",
  },
} as const satisfies Translated<typeof portuguese>;
