import { accept, isRefusal, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { companyAsked, missingFileKey, standsOn } from "../policy.ts";
import { writeOpened } from "../store/write-documents.ts";
import { documentById, type InView, lockVisibleDocument, type NotFound } from "./document-for.ts";
import { type Links, linkToFile } from "./link-to-file.ts";
import { rememberDocument } from "./remember-document.ts";

const marksOpening = (scope: Scope, { pendency, document }: InView): boolean =>
  standsOn(scope, pendency, "contractor") && document.state === "current" && document.openedIn !== pendency.round;

/**
 * Marks the current round as opened by a reviewer, after which the supplier cannot withdraw it. Locks the pendency, so that a concurrent
 * withdrawal runs either before or after.
 */
const markOpened = async (scope: Scope, visible: InView): Promise<Outcome<InView, NotFound>> => {
  if (!marksOpening(scope, visible)) return accept(visible);
  const locked = await lockVisibleDocument(scope, { id: visible.pendency.id, docId: visible.document.id });
  if (!locked.ok || !marksOpening(scope, locked.value)) return locked;
  const { pendency, document } = locked.value;
  await writeOpened(scope.tx, document, pendency.round);
  await rememberDocument(scope, pendency, { ...document, action: "document.opened" });
  return locked;
};

export const openDocument =
  (files: Links): Handler<"GET /documents/{id}"> =>
  async (scope, { params, query }) => {
    const found = await documentById(scope, params.id);
    if (!found.ok) return found;
    const { pendency, document } = found.value;
    const permission = missingFileKey(scope, pendency);
    if (permission) return refuse("permission.missing", { permission, companyId: companyAsked(scope, pendency) });
    const link = await linkToFile(files, scope, document);
    if (isRefusal(link) || query.ahead) return link;
    const marked = await markOpened(scope, found.value);
    return marked.ok ? link : refuse("document.not_found");
  };
