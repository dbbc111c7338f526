import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { type Dates, keptDates } from "../rules/document-dates.ts";
import { beginsAnew } from "../rules/sending.ts";
import { findDocument, standingWith } from "../store/documents.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { addDraft, writeLeftOut } from "../store/write-documents.ts";
import { changeTyped } from "./change-dates.ts";
import { currentDocumentType } from "./current-document-type.ts";
import { type InView, pendencyToSendFor } from "./document-for.ts";
import { keepSentFile, type Scanning } from "./keep-sent-file.ts";
import { presentDocument } from "./present-document.ts";
import { refuseAddition, refuseNow } from "./refuse-addition.ts";
import { rememberDocument } from "./remember-document.ts";

type Draft = Dates & { readonly fileId: number; readonly name: string; readonly replaces: number | null };

/**
 * Handles a file that the pendency already has, so that two tabs do not add it twice. Restores the document if it was left out and applies
 * the new dates.
 */
const sendAgain = async (scope: Scope, inView: InView, typed: Dates) => {
  const { pendency, document } = inView;
  if (document.state === "current" && beginsAnew(pendency.status)) return refuse("document.approved_already");
  if (document.leftOut) {
    await writeLeftOut(scope.tx, document, false);
    await rememberDocument(scope, pendency, { ...document, action: "document.put_back" });
  }
  const restored = { pendency, document: { ...document, leftOut: false } };
  const isTyped = typed.issueDate !== null || typed.expirationDate !== null;
  return isTyped ? changeTyped(scope, restored, typed) : presentDocument(scope, pendency, restored.document);
};

/** Adds a stored file to the documents of the next sending. */
export const addToSend = async (scope: Scope, pendency: StoredPendency, { fileId, name, replaces, ...dates }: Draft) => {
  const early = refuseNow(pendency);
  if (early) return early;
  const existing = await standingWith(scope.tx, { pendency, fileId });
  if (existing) return sendAgain(scope, { pendency, document: existing }, dates);
  const refused = await refuseAddition(scope, pendency, replaces);
  if (refused) return refused;
  const { validity } = await currentDocumentType(scope, pendency);
  const validDates = keptDates(validity, dates, scope.today);
  if (!validDates.ok) return validDates;
  const id = await addDraft(scope.tx, pendency, { fileId, name, replaces, ...validDates.value, by: scope.account, now: scope.now });
  if (id === undefined) return refuse("pendency.inactive");
  await rememberDocument(scope, pendency, { id, name, action: "document.added" });
  const added = await findDocument(scope.tx, id);
  return added ? presentDocument(scope, pendency, added) : refuse("pendency.not_found");
};

export const addDocument =
  (scanning: Scanning): Handler<"POST /pendencies/{id}/documents"> =>
  async (scope, { params, body: { fields, name, ...bytes } }) => {
    const found = await pendencyToSendFor(scope, params.id);
    if (!found.ok) return found;
    const fileId = await keepSentFile(scope, scanning, { ...bytes, providerId: found.value.providerId });
    return addToSend(scope, found.value, { ...fields, fileId, name });
  };
