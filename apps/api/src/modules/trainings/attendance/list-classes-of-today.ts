import type { Handler } from "../../../platform/http/handler.ts";
import { whereMayReadAttendance } from "../policy.ts";
import { listClassPageOfToday } from "../store/attendance.ts";

export const listClassesOfToday: Handler<"GET /integrations/training-classes/today"> = async (scope, { query }) => {
  const input = { ...query, contractorIds: whereMayReadAttendance(scope), today: scope.today };
  const { rows, meta } = await listClassPageOfToday(scope.tx, input);
  return { results: [...rows], meta };
};
