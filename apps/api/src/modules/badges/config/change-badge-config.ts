import type { BadgeConfigChange } from "@emdia/contract/badges/config-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { workerFieldsOfContractor } from "../../companies/index.ts";
import { lockBadgeConfig, saveBadgeConfig } from "../store/badge-configs.ts";
import { requirementOf } from "../trainings/requirement-of.ts";
import { aboutBadgeConfig } from "./about-config.ts";
import { closedConfig } from "./config-for.ts";
import { mayChangeConfig } from "./policy.ts";
import { presentBadgeConfig } from "./present-badge-config.ts";
import { type BadgeConfiguration, badgeOptions, withoutRetiredFields } from "./rules/badge-config.ts";
import {
  type BadgeConfigDifference,
  badgeConfigDifferences,
  decideBadgeConfigChange,
  permissionOfField,
} from "./rules/badge-config-change.ts";

const wantedConfig = (stored: BadgeConfiguration, body: BadgeConfigChange): BadgeConfiguration => ({
  isActive: body.isActive ?? stored.isActive,
  firstFace: body.first_badge ?? stored.firstFace,
  secondFace: body.second_badge ?? stored.secondFace,
  showsLogo: body.enableCompanyLogoOnBadge ?? stored.showsLogo,
  baseColor: body.baseColor ?? stored.baseColor,
});

/** The first permission that the changed fields require and the caller lacks. */
const missingPermission = (scope: Scope, companyId: number, changes: readonly BadgeConfigDifference[]) =>
  changes.map(({ field }) => permissionOfField[field]).find((key) => !mayChangeConfig(scope, companyId, key));

export const changeBadgeConfig: Handler<"PATCH /companies/{companyId}/badge-config"> = async (scope, { params: { companyId }, body }) => {
  const closed = closedConfig(scope, companyId);
  if (closed) return closed;
  const options = badgeOptions(await workerFieldsOfContractor(scope.tx, companyId));
  const stored = withoutRetiredFields(await lockBadgeConfig(scope.tx, companyId), options);
  const wanted = wantedConfig(stored, body);
  const permission = missingPermission(scope, companyId, badgeConfigDifferences(stored, wanted, options));
  if (permission) return refuse("permission.missing", { permission, companyId });

  const decision = decideBadgeConfigChange(stored, { wanted, version: body.version }, options);
  if (!decision.ok) return decision;
  const shown = { companyId, options, trainings: (await requirementOf(scope.tx, companyId)).requirement };
  if (decision.value.length === 0) return presentBadgeConfig(scope, stored, shown);

  const saved = { ...wanted, version: stored.version + 1 };
  await saveBadgeConfig(scope.tx, companyId, saved);
  const about = aboutBadgeConfig(companyId);
  await rememberAll(
    scope,
    decision.value.map((change) => ({ ...about, action: "badge_config.changed", change })),
  );
  return presentBadgeConfig(scope, saved, shown);
};
