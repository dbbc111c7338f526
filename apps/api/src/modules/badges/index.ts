import { badgeConfigRoutes } from "@emdia/contract/badges/config-routes.ts";
import { companyLogoRoutes } from "@emdia/contract/companies/logo-routes.ts";
import { module, withPrechecks } from "../../platform/http/handler.ts";
import { changeBadgeConfig } from "./config/change-badge-config.ts";
import { configHistory } from "./config/config-history.ts";
import { readBadgeConfig } from "./config/read-badge-config.ts";
import type { LogoLinks } from "./logo/link-to-logo.ts";
import { logoHistory } from "./logo/logo-history.ts";
import { readLogo } from "./logo/read-logo.ts";
import { removeLogo } from "./logo/remove-logo.ts";
import { precheckLogo, setLogo } from "./logo/set-logo.ts";

export { changeBadgeConfig } from "./config/change-badge-config.ts";
export { scanLogoJob } from "./logo/scan-logo-job.ts";
export { setLogo } from "./logo/set-logo.ts";

/** Routes of the badge configuration of a company, and of the history of its configuration. */
export const badgeConfigs = module("badge-config", badgeConfigRoutes, {
  "GET /companies/{companyId}/badge-config": readBadgeConfig,
  "PATCH /companies/{companyId}/badge-config": changeBadgeConfig,
  "GET /companies/{companyId}/config/history": configHistory,
});

const withoutStore: LogoLinks = {
  signedDownload: () => {
    throw new Error("this server keeps no files");
  },
};
type LogoOptions = { readonly files?: LogoLinks | undefined; readonly scans?: boolean | undefined };

/** Routes of the logo of a company. */
export const companyLogos = ({ files = withoutStore, scans = false }: LogoOptions) =>
  withPrechecks(
    module("company-logos", companyLogoRoutes, {
      "GET /companies/{id}/config/logo": readLogo(files),
      "PATCH /companies/{id}/config/logo": setLogo(files, { scans }),
      "DELETE /companies/{id}/config/logo": removeLogo,
      "GET /companies/{id}/config/logo/history": logoHistory,
    }),
    { "PATCH /companies/{id}/config/logo": precheckLogo },
  );
