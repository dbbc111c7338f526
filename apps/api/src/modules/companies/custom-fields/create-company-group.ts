import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findGroup, insertGroup } from "../store/company-groups.ts";
import { aboutGroup } from "./about-group.ts";
import { closedTo } from "./group-for.ts";
import { presentGroup } from "./present-group.ts";

export const createCompanyGroup: Handler<"POST /companies/{companyId}/company-groups"> = async (scope, { params, body }) => {
  const closed = closedTo(scope, params, { toChange: true });
  if (closed) return closed;
  const { companyId } = params;
  const made = await insertGroup(scope, { companyId, ...body });
  const group = made && (await findGroup(scope, { companyId, id: made.id }));
  if (!group) return refuse("company_group.name_taken");
  await recordHistory(scope, { ...aboutGroup(group), action: "company_group.created" });
  return presentGroup(scope, group);
};
