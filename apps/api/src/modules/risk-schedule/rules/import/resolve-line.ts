// Finds the project, supplier, place, activities and workers that a line of the import names.
import type { LineFault } from "@emdia/contract/imports/line-faults.ts";
import type { LineReason } from "@emdia/contract/imports/report.ts";
import { RISK_SCHEDULE_ACTIVITIES_MAX, RISK_TEAM_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import type { RiskScheduleInput, TeamMemberInput } from "@emdia/contract/risk-schedule/schedule.ts";
import { normalizeHeading } from "../../../../platform/imports/rules/match-columns.ts";
import { itemsOf } from "../../../../platform/imports/rules/parse-cell.ts";
import type { ScheduleLine } from "./read-schedule-line.ts";
import type { ScheduleColumnKey } from "./schedule-columns.ts";

export type NamedProject = {
  readonly contractorId: number;
  readonly projectId: number;
  readonly name: string;
  readonly contractNumber: string | null;
  readonly companyName: string;
  readonly isActive: boolean;
};
/** What a schedule of a project can name. Each name of a supplier or of an activity finds it. */
export type ProjectNames = {
  readonly suppliers: readonly { readonly id: number; readonly names: readonly string[] }[];
  readonly places: readonly {
    readonly facilityId: number;
    readonly facilityName: string;
    readonly departmentId: number;
    readonly departmentName: string;
  }[];
  readonly activities: readonly { readonly id: number; readonly names: readonly string[] }[];
};
type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reasons: readonly LineReason[] };

const found = <T>(value: T): Result<T> => ({ ok: true, value });
const unknown = (code: LineFault, column: ScheduleColumnKey, details?: LineReason["details"]) => ({
  ok: false as const,
  reasons: [{ code, column, ...(details && { details }) }],
});
const isSame = (one: string, other: string): boolean => normalizeHeading(one) === normalizeHeading(other);
const fits = (asked: string, name: string | null): boolean => asked === "" || (name !== null && isSame(asked, name));

/** The project by its name, its contract number or both. Of projects with one name, an active one precedes those that are not. */
export const chooseProject = (line: ScheduleLine, projects: readonly NamedProject[]): Result<NamedProject> => {
  const named = projects.filter(
    ({ name, contractNumber, companyName }) =>
      fits(line.project, name) && fits(line.contract, contractNumber) && fits(line.company, companyName),
  );
  const active = named.filter(({ isActive }) => isActive);
  const [first, ...others] = active.length > 0 ? active : named;
  const [column, value] = line.project === "" ? (["contract", line.contract] as const) : (["project", line.project] as const);
  if (!first) return unknown("cell.unknown_project", column, { value });
  return others.length > 0 ? unknown("cell.ambiguous_project", column, { value }) : found(first);
};

/** The supplier of a contractor's line. The only one of the project needs no cell. */
export const chooseSupplier = ({ supplier }: ScheduleLine, { suppliers }: Pick<ProjectNames, "suppliers">): Result<number> => {
  const named = suppliers.filter(({ names }) => supplier === "" || names.some((name) => isSame(name, supplier)));
  const [first, ...others] = named;
  if (first && others.length === 0) return found(first.id);
  if (supplier === "") return unknown("cell.required", "supplier");
  return unknown(first ? "cell.not_an_option" : "cell.unknown_supplier", "supplier", { value: supplier });
};

/** Equal apart from case and accents. */
const isWritten = (one: string, other: string): boolean => one.localeCompare(other, "pt-BR", { sensitivity: "base" }) === 0;

type Place = { readonly facilityId: number; readonly departmentId: number };
/** Of places whose names differ in punctuation only, such as "Tanque 1.1" and "Tanque 11", the one that is written so. */
const choosePlace = ({ facility, department }: ScheduleLine, { places }: ProjectNames): Result<Place> => {
  const inUnit = places.filter(({ facilityName }) => isSame(facilityName, facility));
  if (inUnit.length === 0) return unknown("cell.unknown_unit", "facility", { value: facility });
  const alike = inUnit.filter(({ departmentName }) => isSame(departmentName, department));
  const written = alike.filter((one) => isWritten(one.facilityName, facility) && isWritten(one.departmentName, department));
  const [place, ...others] = alike.length > 1 ? written : alike;
  return place && others.length === 0 ? found(place) : unknown("cell.unknown_area", "department", { value: department });
};

type Activities = ProjectNames["activities"];
const idsNamed = (name: string, activities: Activities): readonly number[] =>
  activities.filter(({ names }) => names.some((one) => isSame(one, name))).map(({ id }) => id);
/** A comma separates names too, unless it belongs to one. */
const withCommas = (item: string, activities: Activities): readonly string[] =>
  idsNamed(item, activities).length > 0 ? [item] : itemsOf(item.replaceAll(",", ";"));

const chooseActivities = (line: ScheduleLine, { activities }: ProjectNames): Result<number[]> => {
  const items = itemsOf(line.activities).flatMap((item) => withCommas(item, activities));
  const named = items.map((item) => ({ item, id: idsNamed(item, activities)[0] }));
  const chosen = [...new Set(named.flatMap(({ id }) => id ?? []))];
  const absent = named.find(({ id }) => id === undefined);
  if (absent) return unknown("cell.unknown_risk_activity", "activities", { value: absent.item });
  return chosen.length > RISK_SCHEDULE_ACTIVITIES_MAX
    ? unknown("cell.too_many", "activities", { maximum: RISK_SCHEDULE_ACTIVITIES_MAX })
    : found(chosen);
};

type Team = { readonly supervisorId: number | null; readonly employees: TeamMemberInput[] };
/** Unknown CPFs of a column that are named, so that a column of wrong numbers does not fill the report. */
const NAMED_MAX = 10;

/** A supervisor who is in no other column supervises only. */
const chooseTeam = ({ workers, watches, supervisor }: ScheduleLine, ids: ReadonlyMap<string, number>): Result<Team> => {
  const columns = { workers, watches, supervisor: supervisor === null ? [] : [supervisor] };
  const membersOf = (cpfs: readonly string[], part: TeamMemberInput["part"]) =>
    cpfs.flatMap((cpf) => ids.get(cpf) ?? []).map((employeeId) => ({ employeeId, part }));
  const named = [...membersOf(workers, "executes"), ...membersOf(watches, "watches")];
  const [supervising] = membersOf(columns.supervisor, "supervises");
  const absent = Object.entries(columns).flatMap(([column, cpfs]) =>
    cpfs
      .filter((cpf) => !ids.has(cpf))
      .slice(0, NAMED_MAX)
      .map((value): LineReason => ({ code: "cell.unknown_worker", column, details: { value } })),
  );
  if (absent.length > 0) return { ok: false, reasons: absent };
  const isNamed = named.some(({ employeeId }) => employeeId === supervising?.employeeId);
  const employees = supervising === undefined || isNamed ? named : [...named, supervising];
  return employees.length > RISK_TEAM_MAX
    ? unknown("cell.too_many", "workers", { maximum: RISK_TEAM_MAX })
    : found({ supervisorId: supervising?.employeeId ?? null, employees });
};

type Facts = {
  readonly projectId: number;
  readonly providerId: number;
  readonly names: ProjectNames;
  readonly workers: ReadonlyMap<string, number>;
};

/** The input of the form that the line describes, or every name that is unknown. */
export const resolveLine = (line: ScheduleLine, { projectId, providerId, names, workers }: Facts): Result<RiskScheduleInput> => {
  const place = choosePlace(line, names);
  const activities = chooseActivities(line, names);
  const team = chooseTeam(line, workers);
  if (!place.ok || !activities.ok || !team.ok)
    return { ok: false, reasons: [place, activities, team].flatMap((part) => (part.ok ? [] : part.reasons)) };
  const { facilityId, departmentId } = place.value;
  const { start, end, description, precautions } = line;
  return found({
    ...{ projectId, providerId, facilityId, departmentId, start, end, description, precautions },
    riskActivityIds: activities.value,
    ...team.value,
    acceptedConflicts: [],
  });
};
