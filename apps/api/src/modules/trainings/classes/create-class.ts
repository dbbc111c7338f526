import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { mayChange, maySee, whichClasses } from "../policy.ts";
import { findClass } from "../store/classes.ts";
import { findConfig, isRetired } from "../store/configs.ts";
import { insertClass, insertSessions, replaceSuppliers } from "../store/write-classes.ts";
import { checkClass } from "./check-class.ts";
import { presentClass } from "./present-class.ts";

export const createClass: Handler<"POST /integrations/{companyId}/training-classes"> = async (scope, { params, body }) => {
  const owned = { contractorId: params.companyId };
  const { contractorId } = owned;
  if (!mayChange(scope, "add_training_class", owned))
    return maySee(scope, "see_training_class", owned)
      ? refuse("permission.missing", { permission: "add_training_class", companyId: contractorId })
      : refuse("company.not_found");
  const { tx, now, account } = scope;
  const config = await findConfig(tx, [contractorId], { id: body.configId, toChange: true });
  if (!config)
    return refuse((await isRetired(tx, { contractorId, id: body.configId })) ? "training_config.retired" : "training_config.not_found");
  const checked = await checkClass(scope, { contractorId, kinds: config.kinds }, body);
  if (!checked.ok) return checked;

  const id = await insertClass(tx, contractorId, {
    ...checked.value,
    input: body,
    configVersion: config.version,
    now,
    accountId: account.id,
  });
  await insertSessions(tx, { contractorId, id }, body.sessions);
  await replaceSuppliers(tx, { contractorId, id }, body.providerIds);
  const subject = { kind: "training_class", id };
  await recordHistory(scope, {
    ownerId: contractorId,
    about: subject,
    subject: { ...subject, name: body.name },
    action: "training_class.created",
    ...(checked.value.isRetroactive && { change: { field: "description", from: null, to: body.description } }),
  });
  const made = await findClass(tx, whichClasses(scope, "add_training_class"), { contractorId, id });
  if (!made) throw new Error(`training class ${id} is gone within its transaction`);
  return presentClass(scope, made);
};
