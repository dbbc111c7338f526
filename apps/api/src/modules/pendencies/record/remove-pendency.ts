import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { lockVisiblePendency } from "../load-pendency.ts";
import { companyAsked, mayDo } from "../policy.ts";
import { isRemovable } from "../rules/removal.ts";
import { removePendencyRow } from "../store/write-pendency.ts";
import { historySubject } from "./history-subject.ts";

export const removePendency: Handler<"DELETE /pendencies/{id}"> = async (scope, { params }) => {
  const found = await lockVisiblePendency(scope, params.id);
  if (!found.ok) return found;
  const pendency = found.value;
  const key = "config_pendency_project";
  if (!mayDo(scope, key, pendency)) return refuse("permission.missing", { permission: key, companyId: companyAsked(scope, pendency) });
  if (!isRemovable(pendency)) return refuse("pendency.not_removable");
  await removePendencyRow(scope.tx, pendency, scope.now);
  await recordHistory(scope, { ...historySubject(pendency), action: "pendency.removed" satisfies PendencyDeed });
  return null;
};
