import type { Handler } from "../../../platform/http/handler.ts";
import { offeredDocumentTypes } from "../../catalogue/index.ts";

export const defaultList: Handler<"GET /pendencies/default-list"> = (scope, { query }) => offeredDocumentTypes(scope, query);
