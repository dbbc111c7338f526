import { inSavepoint } from "../../../platform/database/savepoint.ts";
import { toBulkResult } from "../../../platform/http/bulk-line.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { lockVisiblePendency } from "../load-pendency.ts";
import { requireCurrentVersion } from "../review/stale.ts";
import { lockPendencies, sortInLockOrder } from "../store/pendency-rows.ts";
import { movePendency } from "./move-pendency.ts";

/** Runs each move in a savepoint, so that a refusal does not affect the others. */
export const moveMany: Handler<"POST /pendencies/bulk"> = async (scope, { body: { ids, read = [], ...asked } }) => {
  const lines = new Map<number, ReturnType<typeof toBulkResult>>();
  const versions = new Map(read.map(({ id, version }) => [id, version]));
  const once = [...new Set(ids)];
  await lockPendencies(scope.tx, once);
  for (const id of await sortInLockOrder(scope.tx, once)) {
    const answer = await inSavepoint(scope.tx, async () => {
      const found = await lockVisiblePendency(scope, id);
      if (!found.ok) return found;
      const current = await requireCurrentVersion(scope, found.value, versions.get(id));
      if (!current.ok) return current;
      const moved = await movePendency(scope, found.value, { ...asked, note: asked.note ?? null });
      return moved.ok ? "done" : moved;
    });
    lines.set(id, toBulkResult(id, answer));
  }
  return { results: once.flatMap((id) => lines.get(id) ?? []) };
};
