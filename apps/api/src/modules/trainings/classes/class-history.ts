import { historyOf } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { mayChange } from "../policy.ts";
import { classFor } from "./class-for.ts";

const KEY = "see_training_class_history";

/** A user restricted to projects gets the changes of the class itself, because those of participants name workers of other projects. */
export const classHistory: Handler<"GET /integrations/history/{id}"> = async (scope, { params, query }) => {
  const found = await classFor(scope, KEY, params);
  if (!found.ok) return found;
  const about = { ownerId: found.value.contractorId, kind: "training_class", id: found.value.id };
  return historyOf(scope, mayChange(scope, KEY, found.value) ? about : { ...about, subjectKind: about.kind }, query);
};
