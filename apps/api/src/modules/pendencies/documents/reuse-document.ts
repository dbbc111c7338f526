import { refuse } from "../../../kernel/outcome.ts";
import { exactMetaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findPendencyWithPermission } from "../load-pendency.ts";
import type { SentElsewhere } from "../store/reusable.ts";
import { addToSend } from "./add-document.ts";
import { pendencyToSendFor } from "./document-for.ts";
import { reusableFor } from "./reusable.ts";

const present = ({ id, name, issueDate, expirationDate, sentAt, contractor }: SentElsewhere) => ({
  id,
  name,
  issueDate,
  expirationDate,
  sentAt: sentAt?.toISOString() ?? null,
  contractor,
});

export const listReusable: Handler<"GET /pendencies/{id}/documents/reusable"> = async (scope, { params, query }) => {
  const found = await findPendencyWithPermission(scope, params.id, "upload_document_pendency");
  if (!found.ok) return found;
  const reusable = await reusableFor(scope, found.value);
  const begin = offsetOf(query);
  return { results: reusable.slice(begin, begin + query.itemsPerPage).map(present), meta: exactMetaOf(query, reusable.length) };
};

/** Adds a reference to the stored file with dates by the rule of this pendency. The bytes are not copied. */
export const reuseDocument: Handler<"POST /pendencies/{id}/documents/reuse"> = async (scope, { params, body: { documentId } }) => {
  const found = await pendencyToSendFor(scope, params.id);
  if (!found.ok) return found;
  const source = (await reusableFor(scope, found.value)).find(({ id }) => id === documentId);
  return source ? addToSend(scope, found.value, { ...source, replaces: null }) : refuse("document.not_reusable");
};
