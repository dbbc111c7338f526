import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { mayDo, maySee } from "./policy.ts";
import { findWorker, lockWorker, type StoredWorker } from "./store/workers.ts";

/** A worker in view: what may not be seen does not exist. */
export const workerInView = async (scope: Scope, id: number): Promise<Outcome<StoredWorker, "worker.not_found">> => {
  const worker = await findWorker(scope.tx, id);
  return worker && maySee(scope, worker) ? accept(worker) : refuse("worker.not_found");
};

type Result = Outcome<StoredWorker, "worker.not_found" | "permission.missing">;

/** The worker about to be changed: it does not exist for who may not see it, is refused to who may not do this, and is held until the answer. */
export const workerFor = async (scope: Scope, id: number, key: PermissionKey): Promise<Result> => {
  const found = await workerInView(scope, id);
  if (!found.ok) return found;
  if (!mayDo(scope, key, found.value)) return refuse("permission.missing", { permission: key, companyId: found.value.providerId });
  const held = await lockWorker(scope.tx, found.value);
  return held ? accept(held) : refuse("worker.not_found");
};
