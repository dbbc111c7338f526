import type { Handler } from "../../../platform/http/handler.ts";
import { classFor } from "./class-for.ts";
import { presentClass } from "./present-class.ts";

export const readClass: Handler<"GET /integrations/{companyId}/training-classes/{id}"> = async (scope, { params }) => {
  const found = await classFor(scope, "detail_training_class", params);
  return found.ok ? presentClass(scope, found.value) : found;
};
