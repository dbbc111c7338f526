import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { whereMayChange } from "../policy.ts";
import { findConfig } from "../store/configs.ts";
import { insertConfig, insertConfigVersion } from "../store/write-configs.ts";
import { checkInput } from "./check-input.ts";
import { presentConfig } from "./present-config.ts";

export const createConfig: Handler<"POST /integrations/training-classes-configs"> = async (scope, { body }) => {
  const [contractorId, ...others] = whereMayChange(scope, "add_training_class_config");
  if (contractorId === undefined) return refuse("permission.missing", { permission: "add_training_class_config" });
  if (others.length > 0) return refuse("company.choose_one", { companies: [contractorId, ...others] });
  const checked = await checkInput(scope, contractorId, { input: body });
  if (!checked.ok) return checked;

  const { tx, now, account } = scope;
  const made = await insertConfig(tx, contractorId, { name: body.name, now });
  if (!made) return refuse("training_config.name_taken");
  const reference = { contractorId, id: made.id, version: 1 };
  await insertConfigVersion(tx, reference, { input: body, documentOwnerId: checked.value, now, accountId: account.id });
  const subject = { kind: "training_config", id: made.id };
  await recordHistory(scope, {
    ownerId: contractorId,
    about: subject,
    subject: { ...subject, name: body.name },
    action: "training_config.created",
  });
  const config = await findConfig(tx, [contractorId], { id: made.id });
  if (!config) throw new Error(`training configuration ${made.id} is gone within its transaction`);
  return presentConfig(scope, config);
};
