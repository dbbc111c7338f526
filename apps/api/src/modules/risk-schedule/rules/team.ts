// Composition of a team.
import type { TeamPart } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { type Activity, isConfinedSpace } from "./activity.ts";

export type Member = { readonly employeeId: number; readonly part: TeamPart };
export type Team = { readonly supervisorId: number | null; readonly employees: readonly Member[] };
type Refused =
  | "risk_schedule.employee_repeated"
  | "risk_schedule.supervisor_outside_team"
  | "risk_schedule.watch_missing"
  | "risk_schedule.supervisor_missing"
  | "risk_schedule.supervisor_enters";

/** A confined space needs a watch and a supervisor, and neither of them enters. */
const confinedSpace = ({ supervisorId, employees }: Team): Outcome<null, Refused> => {
  if (!employees.some(({ part }) => part === "watches")) return refuse("risk_schedule.watch_missing");
  if (supervisorId === null) return refuse("risk_schedule.supervisor_missing");
  const enters = employees.some(({ employeeId, part }) => employeeId === supervisorId && part === "executes");
  return enters ? refuse("risk_schedule.supervisor_enters") : accept(null);
};

export const checkTeam = (team: Team, activities: readonly Pick<Activity, "code">[]): Outcome<null, Refused> => {
  const ids = team.employees.map(({ employeeId }) => employeeId);
  const repeated = ids.find((id, at) => ids.indexOf(id) !== at);
  if (repeated !== undefined) return refuse("risk_schedule.employee_repeated", { employeeId: repeated });
  if (team.supervisorId !== null && !ids.includes(team.supervisorId)) return refuse("risk_schedule.supervisor_outside_team");
  return activities.some(isConfinedSpace) ? confinedSpace(team) : accept(null);
};
