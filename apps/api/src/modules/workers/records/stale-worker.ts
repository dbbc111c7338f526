import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { isStale, type SavedPart } from "../rules/stale-version.ts";
import { savesSince } from "../store/worker-saves.ts";
import type { StoredWorker } from "../store/workers.ts";
import { presentWorker } from "./present-worker.ts";

type Input = { readonly part: SavedPart; readonly asked: number | undefined };

/** Refuses a save of a stale version. The refusal has the later saves and the current worker, so that the user can resolve the conflict. */
export const staleFor = async (scope: Scope, worker: StoredWorker, { part, asked }: Input): Promise<Refusal<"worker.stale"> | null> => {
  const { version } = worker;
  if (asked === undefined || asked === version) return null;
  const changes = await savesSince(scope.tx, worker, asked);
  if (!isStale(part, { asked, version, saves: changes })) return null;
  return refuse("worker.stale", { version, changes, employee: await presentWorker(scope, worker) });
};
