import type { WorkerProject, WorkerRecord } from "@emdia/contract/workers/record.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { presentMovements } from "../movements/present-movement.ts";
import { linksInView, maySee, maySeeData, maySeeSalary, seesAsProvider, workerCan } from "../policy.ts";
import { showDocument } from "../rules/document.ts";
import { heldSince } from "../rules/former-regimes.ts";
import { inOrder } from "../rules/movement.ts";
import { isOpenOn } from "../rules/open-links.ts";
import { contractsOf, type StoredContract } from "../store/contracts.ts";
import { formerRegimesOf } from "../store/former-regimes.ts";
import { movementsOf } from "../store/movements.ts";
import { activitiesOf } from "../store/worker-activities.ts";
import { recordsOfPerson, type StoredWorker } from "../store/workers.ts";
import { fieldsInView } from "./custom-fields/present-fields.ts";

const CENTS = 100;

export const presentProject = ({ today }: Pick<Scope, "today">, contract: StoredContract): WorkerProject => ({
  id: contract.projectId,
  contractId: contract.id,
  name: contract.name,
  contractorId: contract.contractorId,
  contractorName: contract.contractorName,
  hiringDate: contract.hiringDate,
  endDate: contract.endDate,
  isOpen: isOpenOn(contract, today),
  hasPendencies: contract.hasPendencies,
  statusSSMA: contract.statusSSMA,
  statusSTP: contract.statusSTP,
  pendencyTotal: contract.pendencyTotal,
});

/** Links of these workers that the user sees. */
export const contractsInView = async (scope: Scope, workers: readonly StoredWorker[]): Promise<readonly StoredContract[]> => {
  const contracts = await contractsOf(
    scope.tx,
    workers.map(({ id }) => id),
  );
  const byWorker = Map.groupBy(contracts, ({ workerId }) => workerId);
  return workers.flatMap((worker) => linksInView(scope, worker, byWorker.get(worker.id) ?? []));
};

/** Personal data: without the permission the document is masked, and birth date and salary are null. */
const dataOf = (scope: Scope, worker: StoredWorker) => {
  const [mayKnow, mayKnowSalary] = [maySeeData(scope, worker), maySeeSalary(scope, worker)];
  const { number, country } = showDocument(worker, mayKnow);
  const type = worker.documentType;
  return {
    CPF: worker.documentKind === "cpf" ? number : null,
    foreignDocument: type === null ? null : { type, country, number },
    birthdate: mayKnow ? worker.birthdate : null,
    salary: mayKnowSalary && worker.salaryCents !== null ? worker.salaryCents / CENTS : null,
    dataIsHidden: !mayKnow,
    salaryIsHidden: !mayKnowSalary,
  };
};

/** Presents a worker, with the records of the same person at other suppliers that the user sees. */
export const presentWorker = async (scope: Scope, worker: StoredWorker): Promise<WorkerRecord> => {
  const records = (await recordsOfPerson(scope.tx, worker.personId)).filter((record) => maySee(scope, record));
  const contracts = await contractsInView(scope, records);
  const movements = await movementsOf(scope.tx, { providerId: worker.providerId, workerIds: [worker.id] });
  const projectsOf = (id: number) => contracts.filter(({ workerId }) => workerId === id).map((contract) => presentProject(scope, contract));
  return {
    id: worker.id,
    providerId: worker.providerId,
    providerName: worker.providerName,
    name: worker.name,
    ...dataOf(scope, worker),
    gender: worker.gender,
    role: worker.role,
    admissionDate: worker.admissionDate,
    contractRegime: worker.regime,
    contractRegimeSince: heldSince(await formerRegimesOf(scope.tx, worker)),
    exposedToRisk: worker.exposedToRisk,
    status: worker.status,
    statusSince: worker.statusSince,
    statusChangesOn: worker.statusChangesOn,
    companies: records.map(({ id, providerId, providerName, providerCnpj }) => ({
      employeeId: id,
      companyId: providerId,
      name: providerName,
      document: providerCnpj,
      projects: projectsOf(id),
    })),
    projects: projectsOf(worker.id),
    activityTypes: await activitiesOf(scope.tx, worker),
    customFields: await fieldsInView(scope, worker),
    movements: [...(await presentMovements(scope, worker, inOrder(movements).toReversed()))],
    hasImage: worker.photoKey !== null,
    version: worker.version,
    updatedAt: worker.updatedAt.toISOString(),
    can: { ...workerCan(scope, worker), seeHistory: seesAsProvider(scope, worker) },
  };
};
