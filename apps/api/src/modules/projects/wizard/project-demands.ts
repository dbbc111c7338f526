import { labourRegimes } from "@emdia/contract/catalogue/vocabulary.ts";
import { PLANS } from "@emdia/contract/limits.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import {
  type DocumentTypeInUse,
  documentTypesOf,
  questionsInUse,
  type RiskActivityInUse,
  riskActivitiesOf,
} from "../../catalogue/index.ts";
import { demandedBy, documentsOfSupplier, documentsOfWorker } from "../../catalogue/rules/index.ts";
import { projectInView } from "../project-for.ts";
import { requirementsOf } from "../store/requirements.ts";
import { risksOf } from "../store/risks.ts";

type Chosen = { readonly everyActivity: readonly RiskActivityInUse[]; readonly activities: readonly RiskActivityInUse[] };

/** Default selection before the user decides: the general documents, and those of the project's risk activities. */
const owedAnyway = (types: readonly DocumentTypeInUse[], { everyActivity, activities }: Chosen): ReadonlySet<number> => {
  const owed = PLANS.flatMap((plan) => {
    const subject = { plan, regimes: labourRegimes, activities };
    return [...documentsOfWorker(types, subject), ...documentsOfSupplier(types, { ...subject, everyActivity })];
  });
  return new Set(owed.map(({ id }) => id));
};

export const projectDemands: Handler<"GET /system-pendencies/projects/{projectId}/default-list"> = async (scope, { params, query }) => {
  const found = await projectInView(scope, params.projectId);
  if (!found.ok) return found;
  const { contractorId } = found.value;
  const requirements = await requirementsOf(scope.tx, found.value);
  const open = new Set(requirements.filter(({ holdsUntil }) => holdsUntil === null).map(({ typeId }) => typeId));
  const types = await documentTypesOf(scope.tx, { contractorId, today: scope.today, held: [...open] });
  const everyActivity = await riskActivitiesOf(scope.tx, contractorId);
  const risks = new Set((await risksOf(scope.tx, found.value)).map(({ id }) => id));
  const decided = new Set(requirements.map(({ plan }) => plan));
  const owed = owedAnyway(types, { everyActivity, activities: everyActivity.filter(({ id }) => risks.has(id)) });
  const questions = await questionsInUse(scope.tx, types);
  const demanding = everyActivity.map((activity) => ({ id: activity.id, demanded: demandedBy([activity]) }));

  return types
    .filter(({ plan }) => query.plan === undefined || plan === query.plan)
    .map((type) => ({
      id: type.id,
      name: type.name,
      description: type.description,
      type: type.kind,
      plan: type.plan,
      category: type.category,
      frequency: type.frequency,
      blocksWork: type.blocksWork,
      questions: [...(questions.get(type.id) ?? [])],
      riskActivities: demanding.filter(({ demanded }) => demanded.has(`${type.ownerId}/${type.id}`)).map(({ id }) => id),
      isChecked: decided.has(type.plan) ? open.has(type.id) : owed.has(type.id),
    }));
};
