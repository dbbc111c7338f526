import type { Handler } from "../../platform/http/handler.ts";
import { listWithDepartments } from "../projects/index.ts";
import { panelEntries, visibleFigures } from "./policy.ts";

/** Projects that the panels count, for their filter. */
export const listPanelProjects: Handler<"GET /projects/by-users"> = (scope, { query }) =>
  listWithDepartments(scope, visibleFigures(panelEntries(scope)), query);
