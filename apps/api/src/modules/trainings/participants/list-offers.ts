import { owedStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { TrainingOffer } from "@emdia/contract/trainings/worker-class-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { visibleBranches } from "../../pendencies/index.ts";
import { workerInView } from "../../workers/index.ts";
import { mayOnClass, seesClassesOf, whichClasses } from "../policy.ts";
import type { NextClass } from "../store/next-class.ts";
import { listOfferPage, type OfferRow } from "../store/offers.ts";

const presentClass = (
  scope: Scope,
  contractorId: number,
  { startsAt, training: _, openTo, ...found }: NextClass,
): TrainingOffer["class"] => {
  const [day = "", time = ""] = startsAt.split(" ");
  return { ...found, day, time, can: { detail: mayOnClass(scope, "detail_training_class", { contractorId, openTo }) } };
};

const present = (scope: Scope, providerId: number, row: OfferRow): TrainingOffer => ({
  pendencyId: row.pendencyId,
  status: row.status,
  document: row.document,
  company: { id: row.contractorId, name: row.companyName },
  project: { id: row.projectId, name: row.projectName },
  training: row.class?.training ?? row.trainings[0] ?? "",
  seesClasses: seesClassesOf(scope, { contractorId: row.contractorId, providerId }),
  class: row.class && presentClass(scope, row.contractorId, row.class),
});

/** Documents that a worker owes and a class gives: the training, and the next class that the user sees. */
export const listOffers: Handler<"GET /companies/employees/{id}/training-offers"> = async (scope, { params, query }) => {
  const found = await workerInView(scope, params.id);
  if (!found.ok) return found;
  const worker = found.value;
  const { rows, meta } = await listOfferPage(scope.tx, {
    ...query,
    worker,
    statuses: owedStatuses,
    branches: visibleBranches(scope),
    visible: whichClasses(scope),
    now: timeInSaoPaulo(scope.now),
  });
  return { results: rows.map((row) => present(scope, worker.providerId, row)), meta };
};
