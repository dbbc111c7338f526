import type { Handler } from "../../../platform/http/handler.ts";
import { activeProjects } from "../store/gate-devices.ts";
import { closedDevices } from "./device-for.ts";

/** Projects to choose from. The caller configures devices for all of them, whatever projects they see otherwise. */
export const listProjectsForDevices: Handler<"GET /companies/{companyId}/gate-devices/projects"> = async (scope, { params }) => {
  const closed = closedDevices(scope, params.companyId);
  return closed ?? { results: [...(await activeProjects(scope.tx, params.companyId))] };
};
