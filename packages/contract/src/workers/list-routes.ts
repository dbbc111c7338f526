import * as z from "zod/mini";
import { PLANS } from "../limits.ts";
import { Id, list, paging, queryFlag, queryId, queryList, searchText } from "../list.ts";
import { pendencyStatuses } from "../pendencies/vocabulary.ts";
import { routes } from "../route.ts";
import { WorkerChoice, WorkerProvider, WorkerRow } from "./list-rows.ts";
import { workerStatuses } from "./vocabulary.ts";

export const workerOrders = ["NAME_ASC", "NAME_DESC", "ADMISSION_DATE_DESC", "ADMISSION_DATE_ASC"] as const;
export type WorkerOrder = (typeof workerOrders)[number];

/** Answers of the filter "Pode trabalhar". Words, because a false flag has no effect. */
export const mayWorkAnswers = ["yes", "no"] as const;

/** A false flag has no effect (CD-070). */
const filters = {
  nameOrDocument: z.optional(searchText),
  projectName: z.optional(searchText),
  contract: z.optional(searchText),
  hasPendencies: z.optional(queryFlag),
  withoutPendencies: z.optional(queryFlag),
  /** Only workers with documents of this plan. Filters by pendencies then count only these. */
  plan: z.optional(z.enum(PLANS)),
  /** Only workers with a current or future link to one of these projects, or to a project in one of these departments. */
  project: z.optional(queryList(queryId)),
  department: z.optional(queryList(queryId)),
  mayWork: z.optional(z.enum(mayWorkAnswers)),
  withOutProject: z.optional(queryFlag),
  /** Only workers with a current or future link. */
  withProject: z.optional(queryFlag),
  contractStatus: z.optional(queryList(z.enum(workerStatuses))),
  statusSSMA: z.optional(queryList(z.enum(pendencyStatuses))),
  statusSTP: z.optional(queryList(z.enum(pendencyStatuses))),
  /** On the screen it selects the endpoint; on the server it equals `withOutProject` (CD-069). */
  withOutProjects: z.optional(queryFlag),
  orderBy: z._default(z.enum(workerOrders), "NAME_ASC"),
  provider: z.optional(queryId),
};
/** Filter of the worker list, shared by the URL, the server and the export. */
export const WorkerListQuery = z.object({ ...paging(), ...filters });
export type WorkerListQuery = z.output<typeof WorkerListQuery>;
export const WorkerFilter = z.object(filters);
export type WorkerFilter = z.output<typeof WorkerFilter>;

const PickerQuery = z.object({
  ...paging(),
  nameOrDocument: z.optional(searchText),
  provider: z.optional(queryId),
  contractStatus: z.optional(queryList(z.enum(workerStatuses))),
});
const { provider: _, ...ofProvider } = PickerQuery.shape;
const PickerOfProvider = z.object(ofProvider);
const ProvidersQuery = z.object({ ...paging(), query: z.optional(searchText) });

/** Document in a path, with or without its points and hyphens. The server refuses every path with an encoded slash. */
const AddressDocument = z
  .string()
  .check(z.regex(/^[0-9A-Za-z.-]{1,40}$/))
  .register(z.globalRegistry, { examples: ["529.982.247-25"] });

export const workerListRoutes = routes({
  "GET /employees": {
    permission: "see_employee",
    summary: "Lists the workers visible to the caller, of the supplier and of the contractor side",
    query: WorkerListQuery,
    answer: list(WorkerRow),
  },
  "GET /employees-without-projects": {
    permission: "see_employee",
    summary: "Lists visible workers without a current or future project",
    query: WorkerListQuery,
    answer: list(WorkerRow),
  },
  "GET /companies/employees": {
    permission: "see_employee",
    summary: "Lists workers for a picker",
    query: PickerQuery,
    answer: list(WorkerChoice),
  },
  "GET /companies/{providerId}/employees": {
    permission: "see_employee",
    summary: "Lists the workers of a supplier for a picker: a supplier's own workers, or those linked to the caller as contractor",
    query: PickerOfProvider,
    answer: list(WorkerChoice),
    refusals: ["company.not_found"],
  },
  "GET /employees/companies/providers": {
    permission: "see_employee",
    summary: "Lists the suppliers with workers visible to the caller",
    query: ProvidersQuery,
    answer: list(WorkerProvider),
  },
  "GET /employees/{document}/companies/providers": {
    permission: "see_employee",
    summary: "Lists suppliers that employ the person with this document, where the caller may see documents",
    params: { document: AddressDocument },
    answer: z.object({ results: z.array(z.object({ ...WorkerProvider.shape, employeeId: Id })) }),
  },
  "GET /employees/project/{id}": {
    permission: "see_employee",
    summary: "Lists the current and future workers of a project",
    query: WorkerListQuery,
    answer: list(WorkerRow),
    refusals: ["project.not_found"],
  },
});
