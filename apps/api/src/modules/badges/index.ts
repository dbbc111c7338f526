import { badgeRoutes } from "@emdia/contract/badges/badge-routes.ts";
import { badgeConfigRoutes } from "@emdia/contract/badges/config-routes.ts";
import { module } from "../../platform/http/handler.ts";
import { changeBadgeConfig } from "./config/change-badge-config.ts";
import { configHistory } from "./config/config-history.ts";
import { readBadgeConfig } from "./config/read-badge-config.ts";
import { type PrintPlace, printBadges } from "./print/print-badges.ts";
import { type PublicPlace, readPublicBadge } from "./public/read-public-badge.ts";
import { readBadge } from "./read-badge.ts";
import { reissueBadge } from "./reissue-badge.ts";

export { changeBadgeConfig } from "./config/change-badge-config.ts";

/** Routes of the badge configuration of a company, and of the history of its configuration. */
export const badgeConfigs = module("badge-config", badgeConfigRoutes, {
  "GET /companies/{companyId}/badge-config": readBadgeConfig,
  "PATCH /companies/{companyId}/badge-config": changeBadgeConfig,
  "GET /companies/{companyId}/config/history": configHistory,
});

const noFiles = (): never => {
  throw new Error("this server keeps no files");
};
/** Replaces the file store on a server without one; such a server has no photos. */
const withoutStore: PrintPlace["files"] = { store: noFiles, read: noFiles, signedDownload: noFiles };
type Options = Pick<PublicPlace, "publicUrl" | "lackingOf"> & { readonly files?: PrintPlace["files"] | undefined };

/** Routes of badges: both faces, new ids, prints, and the public page. */
export const badges = ({ files = withoutStore, publicUrl, lackingOf }: Options) =>
  module("badges", badgeRoutes, {
    "GET /companies/employees/{contractId}/badge": readBadge({ files, publicUrl }),
    "POST /companies/employees/{contractId}/badge/reissue": reissueBadge({ files, publicUrl }),
    "POST /companies/employees/badges/print": printBadges({ files, publicUrl }),
    "GET /employees/badge-info/{id}": readPublicBadge({ files, publicUrl, lackingOf }),
  });
