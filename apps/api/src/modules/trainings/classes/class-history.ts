import { historyOf } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { classFor } from "./class-for.ts";

export const classHistory: Handler<"GET /integrations/history/{id}"> = async (scope, { params, query }) => {
  const found = await classFor(scope, "see_training_class_history", params);
  if (!found.ok) return found;
  return historyOf(scope, { ownerId: found.value.contractorId, kind: "training_class", id: found.value.id }, query);
};
