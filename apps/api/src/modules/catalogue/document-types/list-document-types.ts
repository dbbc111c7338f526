import type { Handler } from "../../../platform/http/handler.ts";
import { figuresInView } from "../perspective.ts";
import { whichCatalogues } from "../policy.ts";
import { listDocumentTypePage } from "../store/document-types.ts";
import { presentLine } from "./present-document-type.ts";

export const listDocumentTypes: Handler<"GET /catalogue/document-types"> = async (scope, { query }) => {
  const visible = whichCatalogues(scope);
  const { rows, meta } = await listDocumentTypePage(scope.tx, visible, { ...query, language: scope.language });
  const today = await figuresInView(scope, visible);
  return { results: rows.map((type) => presentLine(scope, type, today)), meta };
};
