import { ownImportRoutes } from "@emdia/contract/imports/own-routes.ts";
import { module } from "../../platform/http/handler.ts";
import type { ImportDefinition } from "../../platform/imports/import-definition.ts";
import { listOwnImports } from "./list-own-imports.ts";

export const imports = (definitions: readonly ImportDefinition[]) =>
  module("imports", ownImportRoutes, { "GET /reports/imports": listOwnImports(definitions) });
