import { isRefusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { companyAsked, mayDo, standsOn } from "../policy.ts";
import { writeOpened } from "../store/write-documents.ts";
import { documentById, type InView } from "./document-for.ts";
import { type Links, linkToFile } from "./link-to-file.ts";
import { rememberDocument } from "./remember-document.ts";

/** From the moment in which a reviewer opens what was sent, it cannot be withdrawn. */
const tellThatItWasOpened = async (scope: Scope, { pendency, document }: InView): Promise<void> => {
  if (!standsOn(scope, pendency, "contractor") || document.state !== "current" || document.openedIn === pendency.round) return;
  await writeOpened(scope.tx, document, pendency.round);
  await rememberDocument(scope, pendency, { ...document, action: "document.opened" });
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
    if (!isRefusal(link) && !query.ahead) await tellThatItWasOpened(scope, found.value);
    return link;
  };
