import type { Handler } from "../../platform/http/handler.ts";
import { riskActivitiesOf } from "../catalogue/index.ts";
import { projectInView } from "./project-for.ts";
import { risksOf } from "./store/risks.ts";

export const projectRisks: Handler<"GET /risk-activities/project/{id}"> = async (scope, { params }) => {
  const found = await projectInView(scope, params.id);
  if (!found.ok) return found;
  const chosen = new Set((await risksOf(scope.tx, found.value)).map(({ id }) => id));
  const activities = await riskActivitiesOf(scope.tx, found.value.contractorId);
  return activities.map(({ id, name, norm, documents, trainings }) => ({
    id,
    name,
    norm,
    isChecked: chosen.has(id),
    documents: documents.map((document) => document.name),
    trainings: trainings.map((training) => training.name),
  }));
};
