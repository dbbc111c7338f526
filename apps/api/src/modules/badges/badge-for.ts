// Loads the link of a badge with a permission check.
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { type Configs, configsOf } from "./badge-contents.ts";
import { type BadgeKey, grantorOf, mayWithBadge, seesLink } from "./policy.ts";
import { hasBadgeOn, type LinkOnBadge } from "./rules/badge-link.ts";
import { linksNamed } from "./store/badge-links.ts";

type Result = Outcome<
  { readonly links: readonly LinkOnBadge[]; readonly configs: Configs },
  "badge.not_found" | "badge.not_enabled" | "permission.missing"
>;

/** All links: 404 if the user may not see one or its worker may have no badge, 403 without the permission, 409 if it is not turned on. */
export const badgesFor = async (scope: Scope, contractIds: readonly number[], key: BadgeKey): Promise<Result> => {
  const found = new Map((await linksNamed(scope.tx, contractIds)).map((link) => [link.contractId, link]));
  const links = [...new Set(contractIds)].map((id) => found.get(id));
  const visible = links.flatMap((link) => (link && seesLink(scope, link) ? [link] : []));
  if (visible.length < links.length) return refuse("badge.not_found");
  const closed = visible.find((link) => !mayWithBadge(scope, key, link));
  if (closed) return refuse("permission.missing", grantorOf(scope, key, closed));
  const configs = await configsOf(scope, visible);
  if (!visible.every(({ contractorId }) => configs.get(contractorId)?.isActive)) return refuse("badge.not_enabled");
  return visible.every((link) => hasBadgeOn(link, scope.today)) ? accept({ links: visible, configs }) : refuse("badge.not_found");
};
