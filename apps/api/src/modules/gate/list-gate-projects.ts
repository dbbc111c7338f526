import { GATE_PROJECTS_SHOWN_MAX } from "@emdia/contract/gate/limits.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { whichGateProjects } from "./policy.ts";
import { gateProjects } from "./store/gate-projects.ts";

/** Projects of the session or device, up to the limit that a screen can offer. */
export const listGateProjects: Handler<"GET /gate/projects"> = async (scope, { query: { query = "" } }) => {
  const rows = await gateProjects(scope.tx, { reach: whichGateProjects(scope), name: query, atMost: GATE_PROJECTS_SHOWN_MAX });
  return {
    deviceName: "device" in scope ? scope.device.name : null,
    results: rows.map(({ id, name, contractorName }) => ({ id, name, contractorName })),
  };
};
