import { homeRoutes } from "@emdia/contract/home/routes.ts";
import { module } from "../../platform/http/handler.ts";
import { readHome } from "./read-home.ts";

export const home = module("home", homeRoutes, { "GET /home": readHome });
