import type { LinkFault } from "@emdia/contract/workers/link-refusals.ts";
import type { AskedContract } from "@emdia/contract/workers/record.ts";
import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";
import type { Scope } from "../../../../platform/access/scope.ts";
import { rememberAll } from "../../../../platform/history/history.ts";
import { type ContractDecision, type ContractFacts, decideContracts } from "../../rules/contracts.ts";
import { isDismissedOn } from "../../rules/dismissed.ts";
import { recomputeWorkers } from "../../settle-worker.ts";
import { contractsOf, keptOutOf, offeredProjects, writeContracts } from "../../store/contracts.ts";
import { movementsOf } from "../../store/movements.ts";
import { countSaves } from "../../store/worker-saves.ts";
import type { WorkerKey } from "../../store/workers.ts";
import { noteOn } from "../remember-worker.ts";

export type LinkedWorker = WorkerKey & { readonly name: string; readonly admissionDate: string };

/** Loads the facts for `decideContracts`. */
const factsOf = async ({ tx, today }: Scope, worker: LinkedWorker, projectIds: readonly number[]): Promise<ContractFacts> => {
  const { providerId, id, admissionDate } = worker;
  const offered = await offeredProjects(tx, providerId, projectIds);
  const contractorIds = [...new Set(offered.map(({ contractorId }) => contractorId))];
  const movements = await movementsOf(tx, { providerId, workerIds: [id] });
  return {
    today,
    admissionDate,
    isDismissedOn: (day) => isDismissedOn(movements, day),
    kept: (await contractsOf(tx, [id])).filter((contract) => contract.providerId === providerId),
    offered,
    keptOut: contractorIds.length === 0 ? [] : await keptOutOf(tx, id, { contractorIds, from: admissionDate }),
  };
};

const actions = { opened: "worker.linked", changed: "worker.link_changed", closed: "worker.unlinked" } as const;
const kinds = ["opened", "changed", "closed"] as const;
const notesOf = (worker: LinkedWorker, decision: ContractDecision) =>
  kinds.flatMap((kind) =>
    decision[kind].map(({ name }) => {
      const change = kind === "closed" ? { field: "project", from: name, to: null } : { field: "project", from: null, to: name };
      return noteOn(worker, { action: actions[kind], change });
    }),
  );

/** Writes the decision, recomputes the worker from the movements, and writes the history. */
export const applyContracts = async (
  scope: Scope,
  worker: LinkedWorker,
  decision: ContractDecision,
): Promise<Outcome<null, "worker.project_twice">> => {
  const { tx, today, account } = scope;
  const { providerId, id } = worker;
  if ((await writeContracts(tx, worker, decision)) === "twice") return refuse("worker.project_twice");
  const notes = notesOf(worker, decision);
  if (notes.length > 0) await countSaves(tx, { providerId, saves: [{ id, fields: ["contracts"] }], by: account });
  await recomputeWorkers(tx, { providerId, workerIds: [id], today, by: account });
  await rememberAll(scope, notes);
  return accept(null);
};

/** Replaces the open links of a worker. The caller has locked the worker. */
export const saveContracts = async (
  scope: Scope,
  worker: LinkedWorker,
  asked: readonly AskedContract[],
): Promise<Outcome<null, LinkFault>> => {
  const projectIds = [...new Set(asked.map(({ projectId }) => projectId))];
  const decision = decideContracts(asked, await factsOf(scope, worker, projectIds));
  return decision.ok ? applyContracts(scope, worker, decision.value) : decision;
};
