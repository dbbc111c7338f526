import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { companyAsked, mayDo } from "../policy.ts";
import { documentInView } from "./document-for.ts";
import { presentDocument } from "./present-document.ts";

export const readDocument: Handler<"GET /pendencies/{id}/documents/{docId}"> = async (scope, { params }) => {
  const found = await documentInView(scope, params);
  if (!found.ok) return found;
  const { pendency, document } = found.value;
  return mayDo(scope, "see_details_pendency", pendency)
    ? presentDocument(scope, pendency, document)
    : refuse("permission.missing", { permission: "see_details_pendency", companyId: companyAsked(scope, pendency) });
};
