import { accept, isRefusal, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { companyAsked, mayDo, standsOn } from "../policy.ts";
import { writeOpened } from "../store/write-documents.ts";
import { documentById, type InView, lockVisibleDocument, type NotFound } from "./document-for.ts";
import { type Links, linkToFile } from "./link-to-file.ts";
import { rememberDocument } from "./remember-document.ts";

const isToTell = (scope: Scope, { pendency, document }: InView): boolean =>
  standsOn(scope, pendency, "contractor") && document.state === "current" && document.openedIn !== pendency.round;

/**
 * Marks the current round as opened by a reviewer, after which the supplier cannot withdraw it. Locks the pendency, so that a concurrent
 * withdrawal runs either before or after.
 */
const tellThatItWasOpened = async (scope: Scope, seen: InView): Promise<Outcome<InView, NotFound>> => {
  if (!isToTell(scope, seen)) return accept(seen);
  const held = await lockVisibleDocument(scope, { id: seen.pendency.id, docId: seen.document.id });
  if (!held.ok || !isToTell(scope, held.value)) return held;
  const { pendency, document } = held.value;
  await writeOpened(scope.tx, document, pendency.round);
  await rememberDocument(scope, pendency, { ...document, action: "document.opened" });
  return held;
};

export const openDocument =
  (files: Links): Handler<"GET /documents/{id}"> =>
  async (scope, { params, query }) => {
    const found = await documentById(scope, params.id);
    if (!found.ok) return found;
    const { pendency, document } = found.value;
    if (!mayDo(scope, "see_file_pendency", pendency))
      return refuse("permission.missing", { permission: "see_file_pendency", companyId: companyAsked(scope, pendency) });
    const link = await linkToFile(files, scope, document);
    if (isRefusal(link) || query.ahead) return link;
    const told = await tellThatItWasOpened(scope, found.value);
    return told.ok ? link : refuse("document.not_found");
  };
