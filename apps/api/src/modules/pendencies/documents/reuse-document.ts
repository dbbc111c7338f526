import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { whichPendencies } from "../policy.ts";
import { pendencyFor } from "../record/pendency-for.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { findReusable, listReusablePage, type ReusableDocument } from "../store/reusable.ts";
import { addToSend } from "./add-document.ts";
import { pendencyToSendFor } from "./document-for.ts";

const present = ({ id, name, issueDate, expirationDate, sentAt, contractor }: ReusableDocument) => ({
  id,
  name,
  issueDate,
  expirationDate,
  sentAt: sentAt?.toISOString() ?? null,
  contractor,
});

const askedOf = (scope: Scope, pendency: StoredPendency) => ({ pendency, seen: whichPendencies(scope).provider, today: scope.today });

export const listReusable: Handler<"GET /pendencies/{id}/documents/reusable"> = async (scope, { params, query }) => {
  const found = await pendencyFor(scope, params.id, "upload_document_pendency");
  if (!found.ok) return found;
  const { rows, meta } = await listReusablePage(scope.tx, askedOf(scope, found.value), query);
  return { results: rows.map(present), meta };
};

/** The bytes stay where they are: this pendency names them as well, with the dates that they have there. */
export const reuseDocument: Handler<"POST /pendencies/{id}/documents/reuse"> = async (scope, { params, body: { documentId } }) => {
  const found = await pendencyToSendFor(scope, params.id);
  if (!found.ok) return found;
  const source = await findReusable(scope.tx, { ...askedOf(scope, found.value), documentId });
  return source ? addToSend(scope, found.value, { ...source, replaces: null }) : refuse("document.not_reusable");
};
