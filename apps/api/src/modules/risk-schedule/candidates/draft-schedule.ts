// The schedule for which candidates are asked: a saved one with changes of the form, or an unsaved one.
import type { RiskCandidateQuery } from "@emdia/contract/risk-schedule/competence.ts";
import type { TeamPart } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { type Minute, minuteOf } from "../../../kernel/minutes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { mayOn, type Owned, whichSchedules } from "../policy.ts";
import type { Activity } from "../rules/activity.ts";
import { type Span, spanOf } from "../rules/span.ts";
import { activitiesOfProject, activitiesOfSchedule } from "../store/activities.ts";
import { findPlannedProject } from "../store/planning.ts";
import { findSchedule, teamOf } from "../store/schedules.ts";

export type Draft = {
  /** Undefined for an unsaved schedule. */
  readonly id: number | undefined;
  readonly owned: Owned;
  readonly span: Span;
  readonly facilityId: number | undefined;
  readonly departmentId: number | undefined;
  readonly activities: readonly Activity[];
  /** The saved team. */
  readonly team: ReadonlyMap<number, TeamPart>;
  /** Parts by which competence is decided. */
  readonly parts: ReadonlyMap<number, TeamPart>;
  readonly supervisorId: number | null;
};
/** `2026-03-10T07:00` in a query. */
const minuteFromQuery = (moment: string): Minute => moment.replace("T", " ");

type Refused =
  | "risk_schedule.not_found"
  | "risk_schedule.incomplete"
  | "risk_schedule.end_before_start"
  | "risk_schedule.span_too_long"
  | "project.not_found";
type Result = Outcome<Draft, Refused>;

type Parts = ReadonlyMap<number, TeamPart>;
/** The saved parts, replaced by those of the form. */
const partsOf = (saved: Parts, { watching = [], supervising = [] }: RiskCandidateQuery): Parts =>
  new Map([...saved, ...watching.map((id) => [id, "watches"] as const), ...supervising.map((id) => [id, "supervises"] as const)]);

const chosen = async (scope: Scope, owned: Owned, ids: readonly number[]): Promise<readonly Activity[]> =>
  (await activitiesOfProject(scope.tx, owned)).filter(({ id }) => ids.includes(id));

const unsaved = async (scope: Scope, query: RiskCandidateQuery): Promise<Result> => {
  const { projectId, providerId, riskActivityIds, start, end, facilityId, departmentId } = query;
  if (projectId === undefined || providerId === undefined || riskActivityIds === undefined || start === undefined || end === undefined)
    return refuse("risk_schedule.incomplete");
  const project = await findPlannedProject(scope.tx, projectId);
  if (!project?.providers.some(({ id }) => id === providerId)) return refuse("project.not_found");
  const owned = { contractorId: project.contractorId, projectId, providerId };
  if (!mayOn(scope, "see_risk_schedule", owned)) return refuse("project.not_found");
  const span = spanOf(minuteFromQuery(start), minuteFromQuery(end));
  if (!span.ok) return span;
  const activities = await chosen(scope, owned, riskActivityIds);
  const parts = partsOf(new Map(), query);
  const { supervisorId = null } = query;
  return accept({ id: undefined, owned, span: span.value, facilityId, departmentId, activities, team: new Map(), parts, supervisorId });
};

const saved = async (scope: Scope, id: number, query: RiskCandidateQuery): Promise<Result> => {
  const found = await findSchedule(scope.tx, whichSchedules(scope), { id });
  if (!found) return refuse("risk_schedule.not_found");
  const { contractorId, providerId, projectId, supervisorId } = found;
  const owned = { contractorId, providerId, projectId };
  const start = query.start ? minuteFromQuery(query.start) : minuteOf(found.startsAt);
  const span = spanOf(start, query.end ? minuteFromQuery(query.end) : minuteOf(found.endsAt));
  if (!span.ok) return span;
  const activities = query.riskActivityIds
    ? await chosen(scope, owned, query.riskActivityIds)
    : await activitiesOfSchedule(scope.tx, found);
  const team = new Map((await teamOf(scope.tx, found)).map(({ employeeId, part }) => [employeeId, part]));
  return accept({
    id,
    owned,
    span: span.value,
    facilityId: query.facilityId ?? found.facilityId,
    departmentId: query.departmentId ?? found.departmentId,
    activities,
    team,
    parts: partsOf(team, query),
    supervisorId: query.supervisorId ?? supervisorId,
  });
};

export const draftFrom = (scope: Scope, id: number, query: RiskCandidateQuery): Promise<Result> =>
  id === 0 ? unsaved(scope, query) : saved(scope, id, query);
