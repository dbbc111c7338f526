import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { presentPendency } from "../present-pendency.ts";
import { movePendency } from "./move-pendency.ts";
import { heldPendency, pendencyInView } from "./pendency-for.ts";

/** Whoever read it in an older state is told what it is now, and decides again. */
export const changeStatus: Handler<"PUT /pendencies/{id}"> = async (scope, { params, body }) => {
  const found = await heldPendency(scope, params.id);
  if (!found.ok) return found;
  const pendency = found.value;
  if (body.version !== undefined && body.version !== pendency.version)
    return refuse("pendency.stale", { version: pendency.version, status: pendency.status, updatedAt: pendency.updatedAt.toISOString() });
  const moved = await movePendency(scope, pendency, { ...body, note: body.note ?? null });
  if (!moved.ok) return moved;
  const now = await pendencyInView(scope, params.id);
  return now.ok ? presentPendency(scope, now.value) : now;
};
