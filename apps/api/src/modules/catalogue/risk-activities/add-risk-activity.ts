import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { whereMayAdd } from "../policy.ts";
import { readBackRiskActivity } from "../read-after-write.ts";
import { insertOwnRiskActivity, insertRiskActivityVersions } from "../store/write-risk-activities.ts";
import { activityContentOf } from "./written-risk-activity.ts";

export const addRiskActivity: Handler<"POST /catalogue/risk-activities"> = async (scope, { body }) => {
  const [ownerId, ...others] = whereMayAdd(scope, "config_risk_project");
  if (ownerId === undefined) return refuse("permission.missing", { permission: "config_risk_project" });
  if (others.length > 0) return refuse("company.choose_one", { companies: [ownerId, ...others] });
  const content = await activityContentOf(scope, ownerId, body);
  if (!content.ok) return content;

  const made = await insertOwnRiskActivity(scope.tx, ownerId, body.name);
  if (!made) return refuse("risk_activity.name_taken");
  const reference = { ownerId, id: made.id, version: 1 };
  await insertRiskActivityVersions(scope.tx, [{ reference, content: content.value }]);

  const subject = { kind: "risk_activity", id: made.id };
  await recordHistory(scope, { ownerId, about: subject, subject: { ...subject, name: body.name }, action: "risk_activity.created" });
  return readBackRiskActivity(scope, reference);
};
