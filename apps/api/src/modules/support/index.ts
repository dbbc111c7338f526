import { supportRoutes } from "@emdia/contract/support/routes.ts";
import { module } from "../../platform/http/handler.ts";

/** The number is a setting: each installation has people of its own who answer it, or nobody. */
export const support = (phone: string | undefined) =>
  module("support", supportRoutes, { "GET /support-channel": async () => ({ phone: phone ?? null }) });
