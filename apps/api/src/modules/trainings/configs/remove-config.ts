import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { deleteOrRetireConfig } from "../store/write-configs.ts";
import { configFor } from "./config-for.ts";

export const removeConfig: Handler<"DELETE /integrations/training-classes-configs/{id}"> = async (scope, { params }) => {
  const found = await configFor(scope, "remove_training_class_config", { id: params.id, toChange: true });
  if (!found.ok) return found;
  const { contractorId, id, name } = found.value;
  const done = await deleteOrRetireConfig(scope.tx, { contractorId, id });
  const subject = { kind: "training_config", id };
  await recordHistory(scope, {
    ownerId: contractorId,
    about: subject,
    subject: { ...subject, name },
    ...(done === "deleted" ? { action: "training_config.deleted" } : { action: "training_config.retired" }),
  });
  return null;
};
