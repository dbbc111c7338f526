import type { Handler } from "../../../platform/http/handler.ts";
import { workerFieldsOfContractor } from "../../companies/index.ts";
import { findBadgeConfig } from "../store/badge-configs.ts";
import { requirementOf } from "../trainings/requirement-of.ts";
import { closedConfig } from "./config-for.ts";
import { presentBadgeConfig } from "./present-badge-config.ts";
import { badgeOptions, withoutRetiredFields } from "./rules/badge-config.ts";

export const readBadgeConfig: Handler<"GET /companies/{companyId}/badge-config"> = async (scope, { params: { companyId } }) => {
  const closed = closedConfig(scope, companyId);
  if (closed) return closed;
  const options = badgeOptions(await workerFieldsOfContractor(scope.tx, companyId));
  const config = withoutRetiredFields(await findBadgeConfig(scope.tx, companyId), options);
  const { requirement } = await requirementOf(scope.tx, companyId);
  return presentBadgeConfig(scope, config, { companyId, options, trainings: requirement });
};
