// Answers of the gate for many workers of a project.
import type { ExpectedWorker } from "@emdia/contract/gate/gate-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type MissingDocumentsProvider, standingFacts } from "../../workers/index.ts";
import { seesDetails } from "../policy.ts";
import { gateAnswer, invalidBadgeAnswer, shownReasons } from "../rules/gate-answer.ts";
import type { GateProjectRow } from "../store/gate-projects.ts";
import type { LinkedWorker } from "../store/linked-today.ts";

export type TodayPlace = Pick<MissingDocumentsProvider, "findMissingDocuments">;
type Input = { readonly project: GateProjectRow; readonly workers: readonly LinkedWorker[] };

/** The number of statements depends on the number of suppliers only. */
export const answersToday = async (
  scope: Scope,
  { findMissingDocuments }: TodayPlace,
  { project, workers }: Input,
): Promise<ExpectedWorker[]> => {
  const { tx, today } = scope;
  const bySupplier = Map.groupBy(workers, ({ providerId }) => providerId);
  const facts = new Map<number, Parameters<typeof gateAnswer>[0]>();
  for (const [providerId, own] of bySupplier) {
    const known = await standingFacts(tx, { providerId, workerIds: own.map(({ workerId }) => workerId), today, findMissingDocuments });
    for (const { id, links } of known) facts.set(id, links.find(({ projectId }) => projectId === project.id)?.facts);
  }
  const details = { seesDetails: seesDetails(scope, project), contractorName: project.contractorName };
  return workers.map(({ workerId, name, role, companyName }) => {
    const { mayEnter, health, reasons } = gateAnswer(facts.get(workerId), today) ?? invalidBadgeAnswer;
    const shown = shownReasons(reasons, { ...details, providerName: companyName });
    return { employeeId: workerId, name, role, companyName, mayEnter, health, reasons: shown };
  });
};
