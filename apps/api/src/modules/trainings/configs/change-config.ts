import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findConfig } from "../store/configs.ts";
import { insertConfigVersion, moveConfigToVersion } from "../store/write-configs.ts";
import { checkInput } from "./check-input.ts";
import { configFor } from "./config-for.ts";
import { presentConfig } from "./present-config.ts";

export const changeConfig: Handler<"PUT /integrations/training-classes-configs/{id}"> = async (scope, { params, body }) => {
  const found = await configFor(scope, "update_training_class_config", { id: params.id, toChange: true });
  if (!found.ok) return found;
  const { contractorId, id, version, documentTypeId } = found.value;
  if (body.version !== version) return refuse("training_config.stale", { version });
  const checked = await checkInput(scope, contractorId, { input: body, held: [documentTypeId] });
  if (!checked.ok) return checked;

  const { tx, now, account } = scope;
  const reference = { contractorId, id, version: version + 1 };
  if ((await moveConfigToVersion(tx, reference, body.name)) === "taken") return refuse("training_config.name_taken");
  await insertConfigVersion(tx, reference, { input: body, documentOwnerId: checked.value, now, accountId: account.id });
  const subject = { kind: "training_config", id };
  await recordHistory(scope, {
    ownerId: contractorId,
    about: subject,
    subject: { ...subject, name: body.name },
    action: "training_config.changed",
    change: { field: "version", from: String(version), to: String(reference.version) },
  });
  const config = await findConfig(tx, [contractorId], { id });
  return config ? presentConfig(scope, config) : refuse("training_config.not_found");
};
