import type { Scope } from "../../../platform/access/scope.ts";
import { violatesForeignKey } from "../../../platform/database/violations.ts";
import type { Facility } from "./facilities.ts";

export type LinkedProject = { readonly id: number; readonly name: string };
const NAMED_MAX = 20;

/** The first projects that use a unit, or one of its areas. */
export const projectsIn = (scope: Scope, { contractorId, id }: Facility, departmentId?: number): Promise<LinkedProject[]> =>
  scope.tx
    .selectFrom("project_location as l")
    .innerJoin("project as p", (join) => join.onRef("p.contractor_id", "=", "l.contractor_id").onRef("p.id", "=", "l.project_id"))
    .where("l.contractor_id", "=", contractorId)
    .where("l.facility_id", "=", id)
    .$if(departmentId !== undefined, (query) => query.where("l.department_id", "=", departmentId ?? 0))
    .select(["p.id", "p.name"])
    .distinct()
    .orderBy("p.name")
    .orderBy("p.id")
    .limit(NAMED_MAX)
    .execute();

/** Whether a risk schedule is or was planned in the unit. */
export const isPlannedIn = async ({ tx }: Scope, { contractorId, id }: Facility): Promise<boolean> => {
  const found = await tx
    .selectFrom("risk_schedule")
    .where("contractor_id", "=", contractorId)
    .where("facility_id", "=", id)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

const LOCATION_TO_DEPARTMENT = "project_location_contractor_id_facility_id_department_id_fkey";
/** True if the deletion failed because a project was linked to the area after the check. */
export const becameLinked = (error: unknown): boolean => violatesForeignKey(error, LOCATION_TO_DEPARTMENT);

/** True if the deletion failed because a risk schedule is or was planned in the area. Past schedules keep their place. */
export const hasSchedules = (error: unknown): boolean => violatesForeignKey(error, "risk_schedule_place");
