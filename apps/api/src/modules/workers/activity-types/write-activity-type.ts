import type { WrittenActivityType } from "@emdia/contract/workers/activity-type-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { whereMay } from "../policy.ts";
import {
  changeActivityTypeRow,
  countKnownRisks,
  deleteActivityTypeRow,
  findActivityType,
  insertActivityType,
  writeRisks,
} from "../store/activity-types.ts";
import { activityTypeToChange } from "./activity-type-for.ts";
import { presentActivityType } from "./present-activity-type.ts";

const KEY = "config_employee_activity_type";

const once = (risks: WrittenActivityType["risks"]) => [...new Map(risks.map((risk) => [`${risk.ownerId}/${risk.id}`, risk])).values()];
const areKnown = async (scope: Scope, risks: WrittenActivityType["risks"]) => (await countKnownRisks(scope, risks)) === risks.length;

const readBack = async (scope: Scope, providerId: number, id: number) => {
  const type = await findActivityType(scope, [providerId], { id });
  return type ? presentActivityType(scope, type) : refuse("activity_type.not_found");
};

type Done = { readonly providerId: number; readonly id: number; readonly name: string };
const rememberType = (scope: Scope, { providerId, id, name }: Done, action: string) => {
  const subject = { kind: "activity_type", id };
  return recordHistory(scope, { ownerId: providerId, about: subject, subject: { ...subject, name }, action });
};

export const createActivityType: Handler<"POST /employee-activity-type"> = async (scope, { body }) => {
  const [providerId, ...others] = whereMay(scope, KEY);
  if (providerId === undefined) return refuse("permission.missing", { permission: KEY });
  if (others.length > 0) return refuse("company.choose_one", { companies: [providerId, ...others] });
  const risks = once(body.risks);
  if (!(await areKnown(scope, risks))) return refuse("activity_type.unknown_risk");

  const made = await insertActivityType(scope, providerId, body);
  if (!made) return refuse("activity_type.name_taken");
  await writeRisks(scope, made, risks);
  await rememberType(scope, { ...made, name: body.name }, "activity_type.created");
  const type = await findActivityType(scope, [providerId], made);
  return type ? presentActivityType(scope, type) : refuse("permission.missing", { permission: KEY });
};

export const changeActivityType: Handler<"PUT /employee-activity-type/{id}"> = async (scope, { params, body }) => {
  const found = await activityTypeToChange(scope, params.id);
  if (!found.ok) return found;
  const risks = once(body.risks);
  if (!(await areKnown(scope, risks))) return refuse("activity_type.unknown_risk");

  const { providerId, id } = found.value;
  if ((await changeActivityTypeRow(scope, found.value, body)) === "taken") return refuse("activity_type.name_taken");
  await writeRisks(scope, found.value, risks);
  await rememberType(scope, { providerId, id, name: body.name }, "activity_type.changed");
  return readBack(scope, providerId, id);
};

export const deleteActivityType: Handler<"DELETE /employee-activity-type/{id}"> = async (scope, { params }) => {
  const found = await activityTypeToChange(scope, params.id);
  if (!found.ok) return found;
  if ((await deleteActivityTypeRow(scope, found.value)) === "in use") return refuse("activity_type.in_use");
  await rememberType(scope, found.value, "activity_type.deleted");
  return null;
};
