import { documentRoutes } from "@emdia/contract/pendencies/document-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import { addDocument } from "./add-document.ts";
import { changeExpiry, changeIssueDate } from "./change-dates.ts";
import { listDocuments } from "./list-documents.ts";
import { type Links, openDocument } from "./open-document.ts";
import { readDocument } from "./read-document.ts";
import { listReusable, reuseDocument } from "./reuse-document.ts";
import { sendingGuide } from "./sending-guide.ts";
import { takeDocumentOut } from "./take-document-out.ts";

const noFiles = (): never => {
  throw new Error("documents need a file store");
};
/** Print-outs of the contract open no file. */
const nowhere: Links = { signedDownload: noFiles, exists: noFiles };

export const documents = ({
  files = nowhere,
  scans = false,
}: {
  readonly files?: Links | undefined;
  readonly scans?: boolean | undefined;
}) =>
  module("documents", documentRoutes, {
    "GET /pendencies/{id}/documents": listDocuments,
    "POST /pendencies/{id}/documents": addDocument({ scans }),
    "GET /pendencies/{id}/documents/{docId}": readDocument,
    "PUT /pendencies/{id}/documents/{docId}": changeIssueDate,
    "PATCH /pendencies/{id}/documents/expiration/{docId}": changeExpiry,
    "DELETE /pendencies/{id}/documents/{docId}": takeDocumentOut,
    "GET /pendencies/{id}/documents/reusable": listReusable,
    "POST /pendencies/{id}/documents/reuse": reuseDocument,
    "GET /pendencies/{id}/sending": sendingGuide,
    "GET /documents/{id}": openDocument(files),
  });
