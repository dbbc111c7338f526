import * as z from "zod/mini";
import { Day, Id, list, Nothing, paging, queryFlag } from "../list.ts";
import { routes } from "../route.ts";
import { documentStates, FileLink, PendencyDocument, ReusableDocument, SendingGuide } from "./document.ts";
import { documentUpload } from "./document-upload.ts";

/** An omitted date is an empty form field. */
const formDay = z.pipe(
  z.transform((given: unknown): unknown => (given === "" || given === undefined ? null : given)),
  z.nullable(Day),
);
const formId = z.pipe(
  z.transform((given: unknown): unknown => (given === "" || given === undefined || given === null ? null : Number(given))),
  z.nullable(Id),
);
/** Form fields sent with the file. */
export const SentBeside = z.object({ issueDate: formDay, expirationDate: formDay, replaces: formId });
export type SentBeside = z.output<typeof SentBeside>;

const commonRefusals = ["pendency.not_found", "permission.missing"] as const;
const documentRefusals = [...commonRefusals, "document.not_found"] as const;
const dateRefusals = [
  "document.issue_in_future",
  "document.expires_before_issue",
  "document.never_expires",
  "document.expiry_missing",
] as const;
const uploadRefusals = [
  ...commonRefusals,
  ...dateRefusals,
  "pendency.inactive",
  "document.not_wanted_now",
  "document.replaced_not_found",
  "document.too_many",
  "document.approved_already",
] as const;

export const documentRoutes = routes({
  "GET /pendencies/{id}/documents": {
    permission: "see_details_pendency",
    summary: "Lists the documents of a pendency, newest first: drafts, current and past ones",
    query: z.object({ ...paging(), state: z.optional(z.enum(documentStates)) }),
    answer: list(PendencyDocument),
    refusals: commonRefusals,
  },
  "POST /pendencies/{id}/documents": {
    permission: "upload_document_pendency",
    summary: "Uploads a draft document: a form with one file in `documents`, or in resumable parts",
    upload: { ...documentUpload, form: { file: "documents", fields: SentBeside } },
    answer: PendencyDocument,
    status: 201,
    refusals: uploadRefusals,
  },
  "GET /pendencies/{id}/documents/{docId}": {
    permission: "see_details_pendency",
    summary: "Returns one document of a pendency",
    answer: PendencyDocument,
    refusals: documentRefusals,
  },
  "PUT /pendencies/{id}/documents/{docId}": {
    permission: ["update_issue_date_pendency", "upload_document_pendency"],
    summary: "Changes the issue date of a document; the type may derive the expiration date from it",
    body: z.object({ issueDate: z.nullable(Day) }),
    answer: PendencyDocument,
    refusals: [...documentRefusals, ...dateRefusals, "document.settled"],
  },
  "PATCH /pendencies/{id}/documents/expiration/{docId}": {
    permission: ["update_issue_date_pendency", "upload_document_pendency"],
    summary: "Changes the expiration date of a document",
    body: z.object({ expirationDate: z.nullable(Day) }),
    answer: PendencyDocument,
    refusals: [...documentRefusals, ...dateRefusals, "document.settled"],
  },
  "DELETE /pendencies/{id}/documents/{docId}": {
    permission: "upload_document_pendency",
    summary: "Deletes a draft, or excludes a document of the last round from the next",
    status: 204,
    answer: Nothing,
    refusals: [...documentRefusals, "document.settled"],
  },
  "GET /pendencies/{id}/documents/reusable": {
    permission: "upload_document_pendency",
    summary: "Lists valid files that the supplier sent elsewhere for the same type and subject",
    query: z.object(paging()),
    answer: list(ReusableDocument),
    refusals: commonRefusals,
  },
  "POST /pendencies/{id}/documents/reuse": {
    permission: "upload_document_pendency",
    summary: "Reuses such a file here as a draft with its dates",
    body: z.object({ documentId: Id }),
    answer: PendencyDocument,
    status: 201,
    refusals: [...uploadRefusals, "document.not_reusable"],
  },
  "GET /pendencies/{id}/sending": {
    permission: ["upload_document_pendency", "update_issue_date_pendency", "see_details_pendency"],
    summary: "Returns the reviewer's questions and the date rules, for users who send documents or correct dates",
    answer: SendingGuide,
    refusals: commonRefusals,
  },
  "GET /documents/{id}": {
    permission: "see_file_pendency",
    summary: "Returns a link to the bytes of a document, valid for a minute; a prefetch does not count as opened",
    query: z.object({ ahead: z._default(queryFlag, false) }),
    answer: FileLink,
    refusals: ["document.not_found", "document.not_available", "permission.missing"],
  },
});
