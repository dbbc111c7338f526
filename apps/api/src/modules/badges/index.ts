import { badgeConfigRoutes } from "@emdia/contract/badges/config-routes.ts";
import { module } from "../../platform/http/handler.ts";
import { changeBadgeConfig } from "./config/change-badge-config.ts";
import { configHistory } from "./config/config-history.ts";
import { readBadgeConfig } from "./config/read-badge-config.ts";

export { changeBadgeConfig } from "./config/change-badge-config.ts";

/** Routes of the badge configuration of a company, and of the history of its configuration. */
export const badgeConfigs = module("badge-config", badgeConfigRoutes, {
  "GET /companies/{companyId}/badge-config": readBadgeConfig,
  "PATCH /companies/{companyId}/badge-config": changeBadgeConfig,
  "GET /companies/{companyId}/config/history": configHistory,
});
