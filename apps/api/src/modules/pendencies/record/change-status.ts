import type { Handler } from "../../../platform/http/handler.ts";
import { findVisiblePendency, lockVisiblePendency } from "../load-pendency.ts";
import { presentPendencyDetail } from "../present-pendency-detail.ts";
import { requireCurrentVersion } from "../review/stale.ts";
import { movePendency } from "./move-pendency.ts";

/** Refuses an outdated version with the current state, so that the user decides again. */
export const changeStatus: Handler<"PUT /pendencies/{id}"> = async (scope, { params, body }) => {
  const found = await lockVisiblePendency(scope, params.id);
  if (!found.ok) return found;
  const pendency = found.value;
  const current = await requireCurrentVersion(scope, pendency, body.version);
  if (!current.ok) return current;
  const moved = await movePendency(scope, pendency, { ...body, note: body.note ?? null });
  if (!moved.ok) return moved;
  const now = await findVisiblePendency(scope, params.id);
  return now.ok ? presentPendencyDetail(scope, now.value) : now;
};
