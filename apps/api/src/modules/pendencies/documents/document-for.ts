// Permission check and loading of documents.
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { findVisiblePendency, lockVisiblePendency } from "../load-pendency.ts";
import { companyAsked, mayDo, standsOn } from "../policy.ts";
import { findDocument, type StoredDocument } from "../store/documents.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";

export type InView = { readonly pendency: StoredPendency; readonly document: StoredDocument };
export type NotFound = "pendency.not_found" | "document.not_found";

/** Only the supplier side sees drafts. */
const isInView = (scope: Scope, pendency: StoredPendency, { state, pendencyId }: StoredDocument): boolean =>
  pendencyId === pendency.id && (state !== "draft" || standsOn(scope, pendency, "provider"));

const documentOf = async (scope: Scope, pendency: StoredPendency, id: number): Promise<Outcome<InView, "document.not_found">> => {
  const document = await findDocument(scope.tx, id);
  return document && isInView(scope, pendency, document) ? accept({ pendency, document }) : refuse("document.not_found");
};

type DocumentRef = { readonly id: number; readonly docId: number };

/** A document of a pendency; 404 if the user may not see both. */
export const documentInView = async (scope: Scope, { id, docId }: DocumentRef): Promise<Outcome<InView, NotFound>> => {
  const found = await findVisiblePendency(scope, id);
  return found.ok ? documentOf(scope, found.value, docId) : found;
};

/** A document of a pendency that stays locked until the response. */
export const lockVisibleDocument = async (scope: Scope, { id, docId }: DocumentRef): Promise<Outcome<InView, NotFound>> => {
  const locked = await lockVisiblePendency(scope, id);
  return locked.ok ? documentOf(scope, locked.value, docId) : locked;
};

/** Finds a document by its id; 404 if the user may not see it. */
export const documentById = async (scope: Scope, id: number): Promise<Outcome<InView, "document.not_found">> => {
  const document = await findDocument(scope.tx, id);
  const found = document && (await findVisiblePendency(scope, document.pendencyId));
  return document && found?.ok && isInView(scope, found.value, document)
    ? accept({ pendency: found.value, document })
    : refuse("document.not_found");
};

/** Locks the pendency until the response and checks the permission to send documents for it. */
export const pendencyToSendFor = async (
  scope: Scope,
  id: number,
  key: PermissionKey = "upload_document_pendency",
): Promise<Outcome<StoredPendency, "pendency.not_found" | "permission.missing">> => {
  const locked = await lockVisiblePendency(scope, id);
  if (!locked.ok || mayDo(scope, key, locked.value)) return locked;
  return refuse("permission.missing", { permission: key, companyId: companyAsked(scope, locked.value) });
};
