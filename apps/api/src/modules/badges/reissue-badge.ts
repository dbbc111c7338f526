import { refuse } from "../../kernel/outcome.ts";
import { recordHistory } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { badgeContents } from "./badge-contents.ts";
import { badgesFor } from "./badge-for.ts";
import { mayReissue } from "./policy.ts";
import { type BadgePlace, presentBadge } from "./present-badge.ts";
import { revokeBadge } from "./store/badges.ts";

/** Revokes the id of a lost badge and issues a new one. The new id is valid for all projects of the worker record. */
export const reissueBadge =
  (place: BadgePlace): Handler<"POST /companies/employees/{contractId}/badge/reissue"> =>
  async (scope, { params }) => {
    const found = await badgesFor(scope, [params.contractId], "print_employee_badge");
    if (!found.ok) return found;
    const { links, configs } = found.value;
    const [link] = links;
    if (!link) return refuse("badge.not_found");
    const { providerId, workerId, name } = link;
    if (!mayReissue(scope, link)) return refuse("permission.missing", { permission: "print_employee_badge", companyId: providerId });
    await revokeBadge(scope, link);
    const [content] = await badgeContents(scope, links, configs);
    if (!content) return refuse("badge.not_found");
    await recordHistory(scope, {
      ownerId: providerId,
      about: { kind: "worker", id: workerId },
      subject: { kind: "worker", id: workerId, name },
      action: "worker.badge_reissued",
    });
    return presentBadge(scope, place, content);
  };
