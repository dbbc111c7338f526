import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { documentFrom } from "../rules/document.ts";
import { faultInDays } from "../rules/restriction.ts";
import { writeRestrictionNotices } from "../store/restriction-notices.ts";
import { findRestriction, insertRestriction } from "../store/restrictions.ts";
import { companyToRestrict } from "./policy.ts";
import { presentRestriction } from "./present-restriction.ts";
import { noteOfCreation } from "./remember-restriction.ts";

export const createRestriction: Handler<"POST /companies/{companyId}/restricted-employee"> = async (scope, { params, body }) => {
  const company = companyToRestrict(scope, "add_restricted_employee", params.companyId);
  if (!company.ok) return company;
  const document = documentFrom(body);
  if (!document) return refuse("restriction.one_document");
  const fault = faultInDays(body, scope.today);
  if (fault) return refuse(fault);

  const { name, reason, startDate, endDate } = body;
  const made = await insertRestriction(scope, { contractorId: company.value, ...document, name, reason, startDate, endDate });
  if (made === "overlaps") return refuse("restriction.overlaps");
  await recordHistory(scope, noteOfCreation({ ...made, name }, reason));
  await writeRestrictionNotices(scope.tx, { contractorId: made.contractorId, ids: [made.id], by: scope.account.id, now: scope.now });
  const restriction = await findRestriction(scope, made);
  return restriction ? presentRestriction(scope, restriction) : refuse("company.not_found");
};
