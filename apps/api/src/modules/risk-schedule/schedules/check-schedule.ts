// Checks of a schedule before it is written: place, activities, team and the competence of each worker.
import type { RiskScheduleChange, RiskScheduleInput } from "@emdia/contract/risk-schedule/schedule.ts";
import { minuteAt } from "../../../kernel/minutes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { loadCompetence } from "../competence/load-competence.ts";
import type { Planner } from "../planner.ts";
import type { Owned } from "../policy.ts";
import type { Activity } from "../rules/activity.ts";
import { type CompetenceAnswer, refusedFor } from "../rules/competence.ts";
import { type Span, spanOf } from "../rules/span.ts";
import { remainingSpan, type WantedCause, wantedCauses } from "../rules/suspension.ts";
import { checkTeam } from "../rules/team.ts";
import { activitiesOfProject } from "../store/activities.ts";
import { listCandidateRows } from "../store/people.ts";
import { placesOfProject } from "../store/planning.ts";
import { minuteNow } from "./schedule-for.ts";

type Refused =
  | "risk_schedule.end_before_start"
  | "risk_schedule.span_too_long"
  | "risk_schedule.place_unknown"
  | "risk_schedule.activity_unknown"
  | "risk_schedule.employee_repeated"
  | "risk_schedule.supervisor_outside_team"
  | "risk_schedule.watch_missing"
  | "risk_schedule.supervisor_missing"
  | "risk_schedule.supervisor_enters"
  | "risk_schedule.worker_not_linked"
  | "risk_schedule.worker_dismissed"
  | "risk_schedule.worker_restricted";
type Input = RiskScheduleInput | RiskScheduleChange;
export type Checked = {
  readonly span: Span;
  readonly activities: readonly Activity[];
  /** Causes of suspension by the competence of the team. */
  readonly causes: readonly WantedCause[];
};

const chosenActivities = async (
  { tx }: Planner,
  owned: Owned,
  { riskActivityIds }: Input,
): Promise<Outcome<readonly Activity[], "risk_schedule.activity_unknown">> => {
  const offered = await activitiesOfProject(tx, owned);
  const unknown = riskActivityIds.filter((id) => !offered.some((activity) => activity.id === id));
  if (unknown.length > 0) return refuse("risk_schedule.activity_unknown", { riskActivityIds: unknown });
  return accept(offered.filter(({ id }) => riskActivityIds.includes(id)));
};

const refusals = {
  not_linked: "risk_schedule.worker_not_linked",
  dismissed: "risk_schedule.worker_dismissed",
  restricted: "risk_schedule.worker_restricted",
} as const;
type NamedRow = { readonly id: number; readonly name: string };

/** Refuses new workers that cannot be planned at all. Workers that the schedule already has suspend it instead. */
const refuseWorkers = (added: readonly NamedRow[], competence: ReadonlyMap<number, CompetenceAnswer>, span: Span) => {
  const found = added.map(({ id, name }) => ({
    id,
    name,
    reason: refusedFor(competence.get(id) ?? { mayWork: true, until: null, lines: [] }, span),
  }));
  const [first] = found.flatMap(({ reason }) => (reason === null ? [] : [reason]));
  if (first === undefined) return undefined;
  return refuse(refusals[first], { employees: found.filter(({ reason }) => reason === first).map(({ id, name }) => ({ id, name })) });
};

/** `kept`: workers that the schedule already has. */
export const checkSchedule = async (
  scope: Planner,
  owned: Owned & { readonly kept: readonly number[] },
  input: Input,
): Promise<Outcome<Checked, Refused>> => {
  const span = spanOf(minuteAt(input.start), minuteAt(input.end));
  if (!span.ok) return span;
  const places = await placesOfProject(scope.tx, owned);
  if (!places.some(({ facilityId, departmentId }) => facilityId === input.facilityId && departmentId === input.departmentId))
    return refuse("risk_schedule.place_unknown");
  const activities = await chosenActivities(scope, owned, input);
  if (!activities.ok) return activities;
  const team = checkTeam(input, activities.value);
  if (!team.ok) return team;

  const workerIds = input.employees.map(({ employeeId }) => employeeId);
  const known = await listCandidateRows(scope.tx, owned, { workerIds, day: scope.today, atMost: workerIds.length });
  const unknown = workerIds.filter((id) => !known.some((worker) => worker.id === id));
  if (unknown.length > 0) return refuse("risk_schedule.worker_not_linked", { employees: unknown.map((id) => ({ id, name: null })) });
  const ahead = remainingSpan(span.value, minuteNow(scope));
  const competence = await loadCompetence(scope.tx, {
    ...owned,
    span: ahead,
    activities: activities.value,
    members: input.employees.map((member) => ({ ...member, isSupervisor: member.employeeId === input.supervisorId })),
  });
  const refused = refuseWorkers(
    known.filter(({ id }) => !owned.kept.includes(id)),
    competence,
    ahead,
  );
  if (refused) return refused;
  return accept({
    span: span.value,
    activities: activities.value,
    causes: wantedCauses([...competence].map(([workerId, answer]) => ({ workerId, answer }))),
  });
};
