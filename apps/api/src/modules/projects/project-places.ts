import type { Handler } from "../../platform/http/handler.ts";
import { presentPlaces } from "./present-project.ts";
import { projectInView } from "./project-for.ts";
import { placesOf } from "./store/places.ts";

export const projectPlaces: Handler<"GET /projects/{id}/project-location"> = async (scope, { params }) => {
  const found = await projectInView(scope, params.id);
  return found.ok ? presentPlaces(await placesOf(scope.tx, found.value)) : found;
};
