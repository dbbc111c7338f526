import type { Tx } from "../../../platform/database/transaction.ts";
import { workerFieldsOfContractor } from "../../companies/index.ts";
import { findBadgeConfig } from "../store/badge-configs.ts";
import { type BadgeConfiguration, badgeOptions, withoutRetiredFields } from "./rules/badge-config.ts";

/** Badge configuration of a contractor, for its own users and for its suppliers. Defaults without a row. */
export const badgeConfigOf = async (tx: Tx, contractorId: number): Promise<BadgeConfiguration> => {
  const options = badgeOptions(await workerFieldsOfContractor(tx, contractorId));
  const { version: _, ...config } = withoutRetiredFields(await findBadgeConfig(tx, contractorId), options);
  return config;
};
