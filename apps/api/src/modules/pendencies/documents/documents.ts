import { documentRoutes } from "@emdia/contract/pendencies/document-routes.ts";
import { module, withPrechecks } from "../../../platform/http/handler.ts";
import { addDocument } from "./add-document.ts";
import { changeExpiry, changeIssueDate } from "./change-dates.ts";
import { type Links, noLinks } from "./link-to-file.ts";
import { listDocuments } from "./list-documents.ts";
import { openDocument } from "./open-document.ts";
import { readDocument } from "./read-document.ts";
import { foreseeDocument } from "./refuse-addition.ts";
import { removeDocument } from "./remove-document.ts";
import { listReusable, reuseDocument } from "./reuse-document.ts";
import { sendingGuide } from "./sending-guide.ts";

export const documents = ({
  files = noLinks,
  scans = false,
}: {
  readonly files?: Links | undefined;
  readonly scans?: boolean | undefined;
}) =>
  withPrechecks(
    module("documents", documentRoutes, {
      "GET /pendencies/{id}/documents": listDocuments,
      "POST /pendencies/{id}/documents": addDocument({ scans }),
      "GET /pendencies/{id}/documents/{docId}": readDocument,
      "PUT /pendencies/{id}/documents/{docId}": changeIssueDate,
      "PATCH /pendencies/{id}/documents/expiration/{docId}": changeExpiry,
      "DELETE /pendencies/{id}/documents/{docId}": removeDocument,
      "GET /pendencies/{id}/documents/reusable": listReusable,
      "POST /pendencies/{id}/documents/reuse": reuseDocument,
      "GET /pendencies/{id}/sending": sendingGuide,
      "GET /documents/{id}": openDocument(files),
    }),
    { "POST /pendencies/{id}/documents": foreseeDocument },
  );
