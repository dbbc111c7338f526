import * as z from "zod/mini";
import { labourRegimes } from "../catalogue/vocabulary.ts";
import { HistoryEntry } from "../history/entry.ts";
import {
  CONTRACT_REGIMES_PAGE_SIZE,
  FIRST_PAGE,
  PROJECTS_INFO_PAGE_SIZE,
  WORKER_IMAGE_MAX_MB,
  WORKER_IMAGE_MAX_SIDE_PX,
} from "../limits.ts";
import { Id, list, Nothing, paging, queryNumber } from "../list.ts";
import { routes } from "../route.ts";
import { linkFaultCodes } from "./link-refusals.ts";
import { refusedMovements } from "./movement-refusals.ts";
import { AskedContracts, ChangedWorker, FromVersion, NewWorker, WorkerProject, WorkerRecord } from "./record.ts";
import { foreignDocumentTypes, genders } from "./vocabulary.ts";

const MEGABYTE = 1_000_000;
export const workerImageTypes = ["image/jpeg", "image/png", "image/webp"] as const;
const imageLink = z.object({ url: z.string(), type: z.enum(workerImageTypes) });
const setImage = {
  permission: "update_employee_image",
  answer: z.nullable(imageLink),
  refusals: ["worker.not_found", "request.too_large", "request.unsupported_type", "permission.missing"],
} as const;
/** Photos are stored as small JPEGs without metadata. */
export const imageUpload = {
  maxBytes: WORKER_IMAGE_MAX_MB * MEGABYTE,
  accepted: workerImageTypes,
  image: { maxSide: WORKER_IMAGE_MAX_SIDE_PX, type: "image/jpeg" },
} as const;
const deleteImage = {
  permission: "update_employee_image",
  answer: Nothing,
  status: 204,
  refusals: ["worker.not_found", "permission.missing"],
} as const;

const refusedPerson = [
  "worker.already_here",
  "worker.document_missing",
  "worker.cpf_invalid",
  "worker.document_is_cpf",
  "worker.document_is_from_home",
  "worker.born_in_future",
  "worker.too_young",
  "worker.admitted_before_birth",
  "worker.activity_type_unknown",
  "custom_field.values_unfit",
  "permission.missing",
] as const;
const read = { permission: "see_employee", answer: WorkerRecord, refusals: ["worker.not_found"] } as const;
const change = {
  permission: "update_employee",
  answer: WorkerRecord,
  refusals: [
    "worker.not_found",
    "worker.stale",
    "worker.admission_contradicted",
    "worker.regime_in_future",
    ...refusedPerson,
    ...refusedMovements,
  ],
} as const;
const named = <V extends readonly [string, ...string[]]>(ids: V) => z.object({ id: z.enum(ids), name: z.string() });
/** The client requests all of them in one page. */
const projectsInfoPaging = {
  page: z._default(queryNumber(z.int().check(z.minimum(FIRST_PAGE), z.maximum(1_000_000))), FIRST_PAGE),
  itemsPerPage: z._default(queryNumber(z.int().check(z.minimum(1), z.maximum(PROJECTS_INFO_PAGE_SIZE))), PROJECTS_INFO_PAGE_SIZE),
};
/** Search key of a person: the digits of a CPF, or a foreign document. The server refuses every path with an encoded slash. */
const documentText = z
  .string()
  .check(z.regex(/^[^/]{1,64}$/))
  .register(z.globalRegistry, { examples: ["52998224725"] });

export const workerRecordRoutes = routes({
  "GET /companies/employees/{id}": { ...read, summary: "Returns a worker with their projects and visible suppliers" },
  "GET /companies/employees/{id}/search": { ...read, summary: "Same as companies/employees/{id}, for a search" },
  "GET /companies/employees/check-employee-exists/{document}": {
    permission: ["add_employee", "see_employee"],
    summary: "Checks whether a person is a worker of the caller's own suppliers; other suppliers are not considered",
    params: { document: documentText },
    answer: z.object({ exists: z.boolean(), employeeId: z.nullable(Id) }),
  },
  "POST /companies/employees": {
    permission: "add_employee",
    summary: "Creates a worker with their first projects",
    body: NewWorker,
    answer: WorkerRecord,
    status: 201,
    refusals: ["company.choose_one", "company.not_found", ...refusedPerson, ...linkFaultCodes],
  },
  "PUT /companies/employees": { ...change, summary: "Changes a worker; the id is in the body", body: z.extend(ChangedWorker, { id: Id }) },
  "PUT /companies/employees/{id}": { ...change, summary: "Changes a worker", body: ChangedWorker },
  "PUT /companies/employees/{id}/contracts": {
    permission: "assign_employee_project",
    summary: "Sets the projects of a worker; an omitted open link ends, an ended link remains",
    body: z.object({ contracts: AskedContracts, version: z.optional(FromVersion) }),
    answer: WorkerRecord,
    refusals: ["worker.not_found", "worker.stale", "permission.missing", ...linkFaultCodes],
  },
  "GET /companies/employees/{id}/removal-preview": {
    permission: "remove_employee_company",
    summary: "Previews the links that end when the supplier removes a worker",
    answer: z.object({ projects: z.array(WorkerProject), total: z.int() }),
    refusals: ["worker.not_found", "permission.missing"],
  },
  "DELETE /companies/employees/{id}": {
    permission: "remove_employee_company",
    summary: "Removes a worker from the supplier and its projects",
    answer: Nothing,
    status: 204,
    refusals: ["worker.not_found", "permission.missing"],
  },
  "DELETE /companies/employees/{employeeId}/projects/{projectId}": {
    permission: "assign_employee_project",
    summary: "Removes a worker from a project",
    answer: Nothing,
    status: 204,
    refusals: ["worker.not_found", "worker.link_not_found", "permission.missing"],
  },
  "GET /companies/employees/{id}/history": {
    permission: "see_employee",
    summary: "Lists changes of a worker's record, newest first, without documents and salaries",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["worker.not_found", "permission.missing"],
  },
  "GET /employees/{id}/projects-info": {
    permission: "see_employee",
    summary: "Lists the current and past projects of a worker",
    query: z.object(projectsInfoPaging),
    answer: list(WorkerProject),
    refusals: ["worker.not_found"],
  },
  "GET /employees/{id}/activity-types": {
    permission: "see_employee",
    summary: "Lists the activity types of a worker",
    answer: z.object({ results: z.array(z.object({ id: Id, name: z.string() })) }),
    refusals: ["worker.not_found"],
  },
  "GET /companies/employees/{id}/image": {
    permission: "see_employee",
    summary: "Returns a link to the photo of a worker, valid for minutes",
    answer: imageLink,
    refusals: ["worker.not_found", "worker.image_not_found", "worker.image_not_scanned", "worker.image_infected"],
  },
  "PUT /companies/employees/{id}/image": {
    ...setImage,
    summary: "Sets the photo of a worker; the body is the image itself. Returns null until the photo is scanned",
    upload: imageUpload,
  },
  "DELETE /companies/employees/{id}/image": { ...deleteImage, summary: "Deletes the photo of a worker" },
  "POST /companies/employees/{contractId}/upload-image": {
    ...setImage,
    summary: "Sets the photo of the worker of a link to a project: a form with the image in `image`",
    upload: { ...imageUpload, form: { file: "image", fields: z.object({}) } },
  },
  "DELETE /companies/employees/{contractId}/remove-image": {
    ...deleteImage,
    summary: "Deletes the photo of the worker of a link to a project",
  },
  "GET /companies/permission-by-provider/{id}": {
    permission: "see_employee",
    summary: "Returns the caller's permissions for the workers of a supplier",
    answer: z.object({ providerId: Id, permissions: z.array(z.string()) }),
    refusals: ["company.not_found"],
  },
  "GET /system-genders": { permission: "self", summary: "Lists the genders of a worker record", answer: z.array(named(genders)) },
  "GET /contract-regimes": {
    permission: "self",
    summary: "Lists the labour regimes",
    query: z.object(paging(CONTRACT_REGIMES_PAGE_SIZE)),
    answer: list(named(labourRegimes)),
  },
  "GET /document-type": {
    permission: "self",
    summary: "Lists the document types of foreigners",
    query: z.object({ type: z._default(z.enum(["FOREIGN"]), "FOREIGN") }),
    answer: z.array(named(foreignDocumentTypes)),
  },
});
