// Loads the facts of a batch of lines.
import type { ImportLine, ImportScope } from "../../../platform/imports/import-definition.ts";
import { fieldsOfWorkers } from "../../companies/index.ts";
import { mayDo } from "../policy.ts";
import { legalAges } from "../records/legal-ages.ts";
import type { KeptOut, OfferedProject } from "../rules/contracts.ts";
import type { StoredDocument } from "../rules/document.ts";
import type { Line } from "../rules/import/decide-parts.ts";
import type { LineFacts, StoredForLine } from "../rules/import/line-facts.ts";
import { readLine } from "../rules/import/read-line.ts";
import { indexNames, namesOfProject } from "../rules/import/resolve-names.ts";
import { contractsOf, offeredProjects } from "../store/contracts.ts";
import {
  activityIdsOf,
  activityTypesOf,
  fieldValuesOfAll,
  formerRegimesOfAll,
  type ImportedWorker,
  lockWorkersByDocument,
  restrictionsOfPeople,
} from "../store/import-facts.ts";
import { movementsOf } from "../store/movements.ts";

export type LoadedLine = ReturnType<typeof readLine<OfferedProject, LineFacts["fields"][number]>> & { readonly number: number };
export type LoadedBatch = {
  readonly lines: readonly LoadedLine[];
  readonly facts: Omit<LineFacts, "keptOut">;
  readonly keptOutOf: (document: StoredDocument) => readonly KeptOut[];
  readonly storedOf: (document: StoredDocument) => StoredForLine | undefined;
};

export const keyOfDocument = ({ documentKind, documentCountry, document }: StoredDocument): string =>
  `${documentKind} ${documentCountry} ${document}`;

/** The permissions of the user at the supplier when the batch runs. */
const rightsOf = (scope: ImportScope): LineFacts["rights"] => {
  const worker = { providerId: scope.companyId };
  return {
    update: mayDo(scope, "update_employee", worker),
    seeData: mayDo(scope, "see_employee_data", worker),
    seeSalary: mayDo(scope, "see_employee_salary", worker),
    assign: mayDo(scope, "assign_employee_project", worker),
  };
};

const grouped = <T extends { readonly workerId: number }>(rows: readonly T[]): ((id: number) => readonly T[]) => {
  const byWorker = Map.groupBy(rows, ({ workerId }) => workerId);
  return (id) => byWorker.get(id) ?? [];
};

const loadStored = async ({ tx, companyId: providerId }: ImportScope, workers: readonly ImportedWorker[]) => {
  const of = { providerId, workerIds: workers.map(({ id }) => id) };
  const movements = grouped(await movementsOf(tx, of));
  const former = grouped(await formerRegimesOfAll(tx, of));
  const activities = grouped(await activityIdsOf(tx, of));
  const contracts = grouped((await contractsOf(tx, of.workerIds)).filter((contract) => contract.providerId === providerId));
  const values = grouped(await fieldValuesOfAll(tx, of));
  const stored = workers.map(({ id, status, ...fields }): readonly [string, StoredForLine] => [
    keyOfDocument(fields),
    {
      id,
      fields,
      isDismissed: status === "dismissed",
      movements: movements(id),
      former: former(id).map(({ regime, until }) => ({ regime, until })),
      activityIds: activities(id).map(({ activityId }) => activityId),
      contracts: contracts(id),
      values: values(id),
    },
  ]);
  return new Map(stored);
};

const documentsOf = (lines: readonly { readonly line: Line }[]): readonly StoredDocument[] =>
  lines.flatMap(({ line }) => line.document ?? []);

export const loadLines = async (scope: ImportScope, cells: readonly ImportLine[]): Promise<LoadedBatch> => {
  const { tx, today, companyId: providerId } = scope;
  const fields = (await fieldsOfWorkers(tx, { providerId })).map((field) => ({ ...field, companyId: field.company.id }));
  const offered = await offeredProjects(tx, providerId);
  const rows = {
    activities: indexNames(await activityTypesOf(tx, providerId), ({ name }) => [name]),
    projects: indexNames(offered, namesOfProject),
    fields,
  };
  const lines = cells.map((line) => ({ number: line.line, ...readLine(line.cells, rows) }));
  const documents = documentsOf(lines);
  const workers = await lockWorkersByDocument(
    tx,
    providerId,
    documents.map(({ document }) => document),
  );
  const stored = await loadStored(scope, workers);
  const linking = documentsOf(lines.filter(({ line }) => line.projects !== undefined));
  const contractorIds = [...new Set(lines.flatMap(({ line }) => line.projects?.map(({ project }) => project.contractorId) ?? []))];
  const restrictions = await restrictionsOfPeople(tx, providerId, { documents: linking, contractorIds });
  const restricted = Map.groupBy(restrictions, ({ kind, country, document }) => `${kind} ${country} ${document}`);
  return {
    lines,
    facts: { today, ages: await legalAges(scope), rights: rightsOf(scope), fields, offered },
    keptOutOf: (document) => restricted.get(keyOfDocument(document)) ?? [],
    storedOf: (document) => stored.get(keyOfDocument(document)),
  };
};
