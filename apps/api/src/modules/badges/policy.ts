import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { mayDo, mayOnLink, type Seer } from "../workers/index.ts";
import type { LinkOnBadge } from "./rules/badge-link.ts";

type Link = Pick<LinkOnBadge, "providerId" | "contractorId" | "projectId">;
export type BadgeKey = "see_employee_badge" | "print_employee_badge";

export const seesLink = (scope: Seer, link: Link): boolean => mayOnLink(scope, "see_employee", link);

/** The company through which the user sees the worker must grant the permission. */
export const mayWithBadge = (scope: Seer, key: BadgeKey, link: Link): boolean => mayOnLink(scope, key, link);

/** A new id makes printed badges useless, so only users of the supplier issue one. */
export const mayReissue = (scope: Seer, link: Link): boolean => mayDo(scope, "print_employee_badge", link);

/** A badge is not printed while the worker lacks a required training. */
export const badgeCan = (scope: Seer, link: Link, { isTrained }: { readonly isTrained: boolean }) => ({
  print: isTrained && mayWithBadge(scope, "print_employee_badge", link),
  updateImage: mayDo(scope, "update_employee_image", link),
  reissue: mayReissue(scope, link),
});

/** The company that can grant a missing permission. */
export const grantorOf = (scope: Seer, key: PermissionKey, { providerId, contractorId }: Link) => {
  const isProvider = scope.entries.some(({ side, companyId }) => side === "provider" && companyId === providerId);
  return { permission: key, companyId: isProvider ? providerId : contractorId };
};
