import type { Tx } from "../../../platform/database/transaction.ts";
import { findBadgeConfig } from "../store/badge-configs.ts";
import { findLogo } from "../store/company-logos.ts";
import { decideShownLogo } from "./rules/shown-logo.ts";

/** The logo that the company's configuration shows, with its scan considered. */
export const logoOf = async (tx: Tx, companyId: number) => {
  const [logo, { showsLogo }] = [await findLogo(tx, companyId), await findBadgeConfig(tx, companyId)];
  return decideShownLogo({ logo, isEnabled: showsLogo });
};
