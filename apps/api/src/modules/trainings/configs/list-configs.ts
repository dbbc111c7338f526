import type { Handler } from "../../../platform/http/handler.ts";
import { whichContractors } from "../policy.ts";
import { listConfigPage } from "../store/configs.ts";
import { presentConfigRow } from "./present-config.ts";

export const listConfigs: Handler<"GET /integrations/training-classes-configs"> = async (scope, { query }) => {
  const { rows, meta } = await listConfigPage(scope.tx, whichContractors(scope, "see_training_class_config"), query);
  return { results: rows.map((row) => presentConfigRow(scope, row)), meta };
};
