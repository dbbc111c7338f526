import { refuse } from "../../kernel/outcome.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { badgeContents } from "./badge-contents.ts";
import { badgesFor } from "./badge-for.ts";
import { type BadgePlace, presentBadge } from "./present-badge.ts";

/** Issues the id of the badge with the first request. */
export const readBadge =
  (place: BadgePlace): Handler<"GET /companies/employees/{contractId}/badge"> =>
  async (scope, { params }) => {
    const found = await badgesFor(scope, [params.contractId], "see_employee_badge");
    if (!found.ok) return found;
    const [content] = await badgeContents(scope, found.value.links, found.value.configs);
    return content ? presentBadge(scope, place, content) : refuse("badge.not_found");
  };
