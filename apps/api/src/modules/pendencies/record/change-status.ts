import type { Handler } from "../../../platform/http/handler.ts";
import { staleOr } from "../review/stale.ts";
import { wholePendency } from "../whole-pendency.ts";
import { movePendency } from "./move-pendency.ts";
import { heldPendency, pendencyInView } from "./pendency-for.ts";

/** Whoever read it in an older state is told what it is now, and decides again. */
export const changeStatus: Handler<"PUT /pendencies/{id}"> = async (scope, { params, body }) => {
  const found = await heldPendency(scope, params.id);
  if (!found.ok) return found;
  const pendency = found.value;
  const current = await staleOr(scope, pendency, body.version);
  if (!current.ok) return current;
  const moved = await movePendency(scope, pendency, { ...body, note: body.note ?? null });
  if (!moved.ok) return moved;
  const now = await pendencyInView(scope, params.id);
  return now.ok ? wholePendency(scope, now.value) : now;
};
