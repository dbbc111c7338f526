import { badgeRoutes } from "@emdia/contract/badges/badge-routes.ts";
import { badgeConfigRoutes } from "@emdia/contract/badges/config-routes.ts";
import { trainingRequirementRoutes } from "@emdia/contract/badges/training-requirement-routes.ts";
import { companyLogoRoutes } from "@emdia/contract/companies/logo-routes.ts";
import { noFiles } from "../../platform/files/no-files.ts";
import { module, withPrechecks } from "../../platform/http/handler.ts";
import { changeBadgeConfig } from "./config/change-badge-config.ts";
import { configHistory } from "./config/config-history.ts";
import { readBadgeConfig } from "./config/read-badge-config.ts";
import type { LogoLinks } from "./logo/link-to-logo.ts";
import { logoHistory } from "./logo/logo-history.ts";
import { readLogo } from "./logo/read-logo.ts";
import { removeLogo } from "./logo/remove-logo.ts";
import { precheckLogo, setLogo } from "./logo/set-logo.ts";
import { type PrintPlace, printBadges } from "./print/print-badges.ts";
import { type PublicPlace, readPublicBadge } from "./public/read-public-badge.ts";
import { readBadge } from "./read-badge.ts";
import { reissueBadge } from "./reissue-badge.ts";
import { changeTrainingRequirement } from "./trainings/change-requirement.ts";
import { readTrainingRequirement } from "./trainings/read-requirement.ts";

export { changeBadgeConfig } from "./config/change-badge-config.ts";
export { scanLogoJob } from "./logo/scan-logo-job.ts";
export { setLogo } from "./logo/set-logo.ts";
export { photoLink } from "./present-badge.ts";
export { type BadgeHolder, holderColumns } from "./store/badges.ts";

/** Routes of the badge configuration of a company, and of the history of its configuration. */
export const badgeConfigs = module("badge-config", badgeConfigRoutes, {
  "GET /companies/{companyId}/badge-config": readBadgeConfig,
  "PATCH /companies/{companyId}/badge-config": changeBadgeConfig,
  "GET /companies/{companyId}/config/history": configHistory,
});

/** Routes of the trainings that the badge of a contractor requires. */
export const trainingRequirements = module("training-requirements", trainingRequirementRoutes, {
  "GET /companies/{companyId}/training-requirement-on-badge": readTrainingRequirement,
  "PATCH /companies/{companyId}/training-requirement-on-badge": changeTrainingRequirement,
});

/** Replaces the file store on a server without one; such a server has no pictures. */
const withoutStore: PrintPlace["files"] = { store: noFiles, read: noFiles, signedDownload: noFiles };
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

type BadgeOptions = Pick<PublicPlace, "publicUrl" | "findMissingDocuments"> & { readonly files?: PrintPlace["files"] | undefined };

/** Routes of badges: both faces, new ids, prints, and the public page. */
export const badges = ({ files = withoutStore, publicUrl, findMissingDocuments }: BadgeOptions) =>
  module("badges", badgeRoutes, {
    "GET /companies/employees/{contractId}/badge": readBadge({ files, publicUrl }),
    "POST /companies/employees/{contractId}/badge/reissue": reissueBadge({ files, publicUrl }),
    "POST /companies/employees/badges/print": printBadges({ files, publicUrl }),
    "GET /employees/badge-info/{id}": readPublicBadge({ files, publicUrl, findMissingDocuments }),
  });
