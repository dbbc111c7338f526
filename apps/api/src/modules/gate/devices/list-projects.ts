import { GATE_PROJECTS_SHOWN_MAX } from "@emdia/contract/gate/limits.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { activeProjects } from "../store/gate-devices.ts";
import { refuseConfiguration } from "./load-device.ts";

/** Projects to choose from. The caller configures devices for all of them, whatever projects they see otherwise. */
export const listProjectsForDevices: Handler<"GET /companies/{companyId}/gate-devices/projects"> = async (
  scope,
  { params: { companyId }, query: { query = "" } },
) => {
  const refused = refuseConfiguration(scope, companyId);
  if (refused) return refused;
  return { results: [...(await activeProjects(scope.tx, { contractorId: companyId, name: query, atMost: GATE_PROJECTS_SHOWN_MAX }))] };
};
