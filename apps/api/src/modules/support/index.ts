import { supportRoutes } from "@emdia/contract/support/routes.ts";
import { module } from "../../platform/http/handler.ts";

/** The support phone is a setting of the installation; it may be absent. */
export const support = (phone: string | undefined) =>
  module("support", supportRoutes, { "GET /support-channel": async () => ({ phone: phone ?? null }) });
