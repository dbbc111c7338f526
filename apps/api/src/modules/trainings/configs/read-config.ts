import type { Handler } from "../../../platform/http/handler.ts";
import { configFor } from "./config-for.ts";
import { presentConfig } from "./present-config.ts";

export const readConfig: Handler<"GET /integrations/training-classes-configs/{id}"> = async (scope, { params }) => {
  const found = await configFor(scope, "detail_training_class_config", params);
  return found.ok ? presentConfig(scope, found.value) : found;
};
