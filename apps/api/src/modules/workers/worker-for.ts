// Loads a worker with a permission check.
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { linksInView, mayDo, maySee } from "./policy.ts";
import { findLink } from "./store/contracts.ts";
import { findWorker, lockWorker, type StoredWorker } from "./store/workers.ts";

/** 404 if the user may not see the worker. */
export const workerInView = async (scope: Scope, id: number): Promise<Outcome<StoredWorker, "worker.not_found">> => {
  const worker = await findWorker(scope.tx, id);
  return worker && maySee(scope, worker) ? accept(worker) : refuse("worker.not_found");
};

type Result = Outcome<StoredWorker, "worker.not_found" | "permission.missing">;

/** Loads a worker for a change and locks its row: 404 if the user may not see it, 403 without the permission. */
export const workerFor = async (scope: Scope, id: number, key: PermissionKey): Promise<Result> => {
  const found = await workerInView(scope, id);
  if (!found.ok) return found;
  if (!mayDo(scope, key, found.value)) return refuse("permission.missing", { permission: key, companyId: found.value.providerId });
  const locked = await lockWorker(scope.tx, found.value);
  return locked ? accept(locked) : refuse("worker.not_found");
};

/** The same by the id of the worker's link to a project: 404 if the user may not see the link. */
export const linkedWorkerFor = async (scope: Scope, contractId: number, key: PermissionKey): Promise<Result> => {
  const link = await findLink(scope.tx, contractId);
  if (!link || linksInView(scope, link, [link]).length === 0) return refuse("worker.not_found");
  return workerFor(scope, link.workerId, key);
};
