import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { ownRiskActivityFor } from "../own-for.ts";
import { readBackRiskActivity } from "../read-after-write.ts";
import { insertRiskActivityVersions, lockRiskActivity, moveActivityToVersion } from "../store/write-risk-activities.ts";
import { activityContentOf } from "./written-risk-activity.ts";

export const changeRiskActivity: Handler<"PUT /catalogue/risk-activities/{ownerId}/{id}"> = async (scope, { params, body }) => {
  const refused = await ownRiskActivityFor(scope, "config_risk_project", params);
  if (refused) return refused;
  const { ownerId, id } = params;
  const content = await activityContentOf(scope, ownerId, body);
  if (!content.ok) return content;

  const stored = await lockRiskActivity(scope.tx, params);
  if (stored?.version !== body.version) return refuse("risk_activity.stale", { version: stored?.version });
  const reference = { ownerId, id, version: stored.version + 1 };
  if ((await moveActivityToVersion(scope.tx, reference, body.name)) === "taken") return refuse("risk_activity.name_taken");
  await insertRiskActivityVersions(scope.tx, [{ reference, content: content.value }]);

  const subject = { kind: "risk_activity", id };
  const change = { field: "version", from: String(stored.version), to: String(reference.version) };
  await recordHistory(scope, {
    ownerId,
    about: subject,
    subject: { ...subject, name: body.name },
    action: "risk_activity.changed",
    change,
  });
  return readBackRiskActivity(scope, reference);
};
