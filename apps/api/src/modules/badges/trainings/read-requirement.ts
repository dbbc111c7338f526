import type { Handler } from "../../../platform/http/handler.ts";
import { presentRequirement } from "./present-requirement.ts";
import { closedRequirement } from "./requirement-for.ts";
import { requirementOf } from "./requirement-of.ts";

export const readTrainingRequirement: Handler<"GET /companies/{companyId}/training-requirement-on-badge"> = async (
  scope,
  { params: { companyId } },
) => {
  const closed = closedRequirement(scope, companyId);
  if (closed) return closed;
  const { requirement, options } = await requirementOf(scope.tx, companyId);
  return presentRequirement(scope, requirement, { companyId, options });
};
