import * as z from "zod/mini";
import { Day, Id, list, Nothing, paging, queryFlag } from "../list.ts";
import { routes } from "../route.ts";
import { documentStates, FileLink, PendencyDocument, ReusableDocument, SendingGuide } from "./document.ts";
import { documentUpload } from "./document-upload.ts";

/** In a form a date that is left out is empty. */
const formDay = z.pipe(
  z.transform((given: unknown): unknown => (given === "" || given === undefined ? null : given)),
  z.nullable(Day),
);
const formId = z.pipe(
  z.transform((given: unknown): unknown => (given === "" || given === undefined || given === null ? null : Number(given))),
  z.nullable(Id),
);
/** What is told beside the bytes. */
export const SentBeside = z.object({ issueDate: formDay, expirationDate: formDay, replaces: formId });
export type SentBeside = z.output<typeof SentBeside>;

const whatRefuses = ["pendency.not_found", "permission.missing"] as const;
const whatRefusesOne = [...whatRefuses, "document.not_found"] as const;
const whatRefusesDates = [
  "document.issue_in_future",
  "document.expires_before_issue",
  "document.never_expires",
  "document.expiry_missing",
] as const;
const whatRefusesSending = [
  ...whatRefuses,
  ...whatRefusesDates,
  "pendency.inactive",
  "document.not_wanted_now",
  "document.replaced_not_found",
  "document.too_many",
  "document.approved_already",
] as const;

export const documentRoutes = routes({
  "GET /pendencies/{id}/documents": {
    permission: "see_details_pendency",
    summary: "The documents of a pendency, the newest first: drafts, what was sent last, and what stood there before",
    query: z.object({ ...paging(), state: z.optional(z.enum(documentStates)) }),
    answer: list(PendencyDocument),
    refusals: whatRefuses,
  },
  "POST /pendencies/{id}/documents": {
    permission: "upload_document_pendency",
    summary: "Adds a file to what will be sent: a form with one file in `documents`, or the same in parts that may be resumed",
    upload: { ...documentUpload, form: { file: "documents", fields: SentBeside } },
    answer: PendencyDocument,
    status: 201,
    refusals: whatRefusesSending,
  },
  "GET /pendencies/{id}/documents/{docId}": {
    permission: "see_details_pendency",
    summary: "One document of a pendency",
    answer: PendencyDocument,
    refusals: whatRefusesOne,
  },
  "PUT /pendencies/{id}/documents/{docId}": {
    permission: ["update_issue_date_pendency", "upload_document_pendency"],
    summary: "Changes the issue date of a document; the expiration date follows where the type says how long it holds",
    body: z.object({ issueDate: z.nullable(Day) }),
    answer: PendencyDocument,
    refusals: [...whatRefusesOne, ...whatRefusesDates, "document.settled"],
  },
  "PATCH /pendencies/{id}/documents/expiration/{docId}": {
    permission: ["update_issue_date_pendency", "upload_document_pendency"],
    summary: "Changes until when a document holds",
    body: z.object({ expirationDate: z.nullable(Day) }),
    answer: PendencyDocument,
    refusals: [...whatRefusesOne, ...whatRefusesDates, "document.settled"],
  },
  "DELETE /pendencies/{id}/documents/{docId}": {
    permission: "upload_document_pendency",
    summary: "Throws a draft away, or leaves a document of the last round out of the next",
    status: 204,
    answer: Nothing,
    refusals: [...whatRefusesOne, "document.settled"],
  },
  "GET /pendencies/{id}/documents/reusable": {
    permission: "upload_document_pendency",
    summary: "Files that the supplier sent elsewhere for the same type and the same worker or company, and that still hold",
    query: z.object(paging()),
    answer: list(ReusableDocument),
    refusals: whatRefuses,
  },
  "POST /pendencies/{id}/documents/reuse": {
    permission: "upload_document_pendency",
    summary: "Uses such a file here as well: a draft with its dates",
    body: z.object({ documentId: Id }),
    answer: PendencyDocument,
    status: 201,
    refusals: [...whatRefusesSending, "document.not_reusable"],
  },
  "GET /pendencies/{id}/sending": {
    permission: ["upload_document_pendency", "update_issue_date_pendency", "see_details_pendency"],
    summary: "What whoever sends or corrects dates should know before: the reviewer's questions, and by which rule dates are read",
    answer: SendingGuide,
    refusals: whatRefuses,
  },
  "GET /documents/{id}": {
    permission: "see_file_pendency",
    summary: "A link to the bytes of a document, which lives for a minute; asked for ahead, nobody has opened it yet",
    query: z.object({ ahead: z._default(queryFlag, false) }),
    answer: FileLink,
    refusals: ["document.not_found", "document.not_available", "permission.missing"],
  },
});
