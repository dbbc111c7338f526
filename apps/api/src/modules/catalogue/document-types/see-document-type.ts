import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { figuresInView } from "../perspective.ts";
import { whichCatalogues } from "../policy.ts";
import { findDocumentType, questionsOf } from "../store/document-types.ts";
import { presentDocumentType } from "./present-document-type.ts";

export const seeDocumentType: Handler<"GET /catalogue/document-types/{ownerId}/{id}"> = async (scope, { params, query }) => {
  const visible = whichCatalogues(scope);
  const type = await findDocumentType(scope.tx, visible, { ...params, version: query.version });
  if (!type) return refuse("document_type.not_found");
  const today = await figuresInView(scope, visible, type.ownerId);
  return presentDocumentType(scope, type, { today, questions: await questionsOf(scope.tx, type) });
};
