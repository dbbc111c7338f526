import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { lastDeed } from "./store.ts";

/** Whoever read a pendency in an older version is told what it is now, and who did what to it and when. */
export const staleOr = async (
  { tx }: Pick<Scope, "tx">,
  pendency: StoredPendency,
  version: number | undefined,
): Promise<Outcome<true, "pendency.stale">> => {
  if (version === undefined || version === pendency.version) return accept(true);
  const deed = await lastDeed(tx, pendency);
  return refuse("pendency.stale", {
    version: pendency.version,
    status: pendency.status,
    updatedAt: pendency.updatedAt.toISOString(),
    action: deed?.action ?? null,
    at: deed?.at.toISOString() ?? null,
    by: deed && deed.accountId !== null ? { id: deed.accountId, name: deed.accountName } : null,
  });
};
