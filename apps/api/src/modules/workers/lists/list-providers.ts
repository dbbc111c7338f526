import type { Handler } from "../../../platform/http/handler.ts";
import { maySeeData, whichWorkers } from "../policy.ts";
import { listWorkerPage } from "../store/worker-list.ts";
import { listProviderPage } from "../store/worker-projects.ts";
import { workerListInput } from "./worker-list-input.ts";

export const listProviders: Handler<"GET /employees/companies/providers"> = (scope, { query }) =>
  listProviderPage(scope.tx, whichWorkers(scope), query);

const ROWS_MAX = 100;
const plain = (document: string): string => document.replace(/[./-]/g, "").toUpperCase();

/**
 * Suppliers of the worker with this document, limited to those where the user may read documents. The answer does not reveal whether the
 * document exists elsewhere.
 */
export const providersOfDocument: Handler<"GET /employees/{document}/companies/providers"> = async (scope, { params }) => {
  const document = plain(params.document);
  const filter = { nameOrDocument: document, orderBy: "NAME_ASC" as const, page: 1, itemsPerPage: ROWS_MAX };
  const { rows } = await listWorkerPage(scope.tx, workerListInput(scope, filter));
  const results = rows
    .filter((worker) => worker.document === document && maySeeData(scope, worker))
    .map(({ id, providerId, providerName, providerCnpj }) => ({ id: providerId, name: providerName, cnpj: providerCnpj, employeeId: id }));
  return { results };
};
