import { PENDENCY_DOCUMENTS_MAX } from "@emdia/contract/limits.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { type Dates, keptDates } from "../rules/document-dates.ts";
import { beginsAnew, isSuppliersTurn } from "../rules/sending.ts";
import { countStanding, findDocument, standingWith } from "../store/documents.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { addDraft, countAgain, writeLeftOut } from "../store/write-documents.ts";
import { askedType } from "./asked-type.ts";
import { pendencyToSendFor } from "./document-for.ts";
import { keepSentFile, type Scanning } from "./keep-sent-file.ts";
import { presentDocument } from "./present-document.ts";
import { rememberDocument } from "./remember-document.ts";

type Draft = Dates & { readonly fileId: number; readonly name: string; readonly replaces: number | null };

/** Whether the pendency takes a document now, and the one that it would replace may be replaced. */
const refuseAddition = async (scope: Scope, pendency: StoredPendency, replaces: number | null) => {
  if (!pendency.active) return refuse("pendency.inactive");
  if (!isSuppliersTurn(pendency.status)) return refuse("document.not_wanted_now", { status: pendency.status });
  if ((await countStanding(scope.tx, pendency)) >= PENDENCY_DOCUMENTS_MAX)
    return refuse("document.too_many", { most: PENDENCY_DOCUMENTS_MAX });
  if (replaces === null) return undefined;
  const replaced = await findDocument(scope.tx, replaces);
  const stands = replaced?.pendencyId === pendency.id && replaced.state === "current" && !beginsAnew(pendency.status);
  return stands ? undefined : refuse("document.replaced_not_found");
};

/** Adds a file that is kept already to what will be sent. The same bytes again are the same document, from whichever tab they come. */
export const addToSend = async (scope: Scope, pendency: StoredPendency, { fileId, name, replaces, ...dates }: Draft) => {
  const there = await standingWith(scope.tx, { pendency, fileId });
  if (there) {
    if (there.leftOut) await writeLeftOut(scope.tx, there, false);
    return presentDocument(scope, pendency, { ...there, leftOut: false });
  }
  const refused = await refuseAddition(scope, pendency, replaces);
  if (refused) return refused;
  const { validity } = await askedType(scope, pendency);
  const kept = keptDates(validity, dates, scope.today);
  if (!kept.ok) return kept;
  const id = await addDraft(scope.tx, pendency, { fileId, name, replaces, ...kept.value, by: scope.account.name, now: scope.now });
  await countAgain(scope.tx, pendency);
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
