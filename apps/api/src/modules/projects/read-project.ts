import type { Handler } from "../../platform/http/handler.ts";
import { presentProject } from "./present-project.ts";
import { projectInView } from "./project-for.ts";

export const readProject: Handler<"GET /projects/{id}"> = async (scope, { params }) => {
  const found = await projectInView(scope, params.id);
  return found.ok ? presentProject(scope, found.value) : found;
};
