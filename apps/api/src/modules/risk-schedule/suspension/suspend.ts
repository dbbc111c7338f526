// Writes the causes of suspension with a save.
import { recordSystemHistory } from "../../../platform/history/history.ts";
import type { Planner } from "../planner.ts";
import type { Activity } from "../rules/activity.ts";
import type { Span } from "../rules/span.ts";
import { settleCauses, type WantedCause } from "../rules/suspension.ts";
import { minuteNow } from "../schedules/schedule-for.ts";
import { causesOfSchedule, writeCauses } from "../store/causes.ts";
import { teamOf } from "../store/schedules.ts";
import { suspensionNotes } from "./record-suspension.ts";

type Schedule = { readonly contractorId: number; readonly providerId: number; readonly id: number };
type Checked = { readonly span: Span; readonly activities: readonly Activity[]; readonly causes: readonly WantedCause[] };

/**
 * A team that cannot work yet suspends the schedule; a running one whose team was cured needs a revalidation. The entries have no account, because
 * the system finds the causes and the user did not choose them.
 */
export const suspend = async (scope: Planner, schedule: Schedule, { span, activities, causes }: Checked): Promise<void> => {
  const { tx } = scope;
  const now = minuteNow(scope);
  const settled = settleCauses(await causesOfSchedule(tx, schedule), causes, { now, hasStarted: span.startsAt <= now });
  await writeCauses(tx, schedule, { ...settled, noticedUntil: now });
  const workers = new Map((await teamOf(tx, schedule)).map(({ employeeId, name }) => [employeeId, name]));
  await recordSystemHistory(tx, scope.now, suspensionNotes(schedule, settled, { schedule: activities[0]?.name ?? null, workers }));
};
