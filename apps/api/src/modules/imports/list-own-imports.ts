import type { Handler } from "../../platform/http/handler.ts";
import type { ImportDefinition } from "../../platform/imports/import-definition.ts";
import { ownImports } from "../../platform/imports/import-reports.ts";

/** Imports of the caller for the activity panel. */
export const listOwnImports =
  (definitions: readonly ImportDefinition[]): Handler<"GET /reports/imports"> =>
  async (scope) => ({ results: await ownImports(scope, definitions) });
