import { searchRoutes } from "@emdia/contract/search/routes.ts";
import { module } from "../../platform/http/handler.ts";
import { searchAll } from "./search-all.ts";

export const search = module("search", searchRoutes, { "GET /search": searchAll });
