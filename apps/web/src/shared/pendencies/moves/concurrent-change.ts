import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { deedsThatMove } from "@emdia/contract/pendencies/history-deeds.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { type PendencyAction, type PendencyStatus, pendencyActions, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { ApiFailure } from "../../api/api-failure.ts";
import { refusedDetails } from "./refused-move.ts";

/** Cause of a version conflict: a move, or changed answers, because a decision depends on them. */
export type Overtaking = PendencyAction | "answered";
/** Concurrent change of a pendency: current status, action, author and time. Moves caused by dates have no author. */
export type ConcurrentChange = {
  readonly status: PendencyStatus;
  readonly action: Overtaking | null;
  readonly by: { readonly id: number; readonly name: string | null } | null;
  readonly at: string;
};

/** An unknown action of a newer server is null. */
const actionIn = (value: unknown): Overtaking | null => {
  if (value === "pendency.answered" || value === "pendency.explained") return "answered";
  return pendencyActions.find((known) => value === `pendency.${known}`) ?? null;
};

const personIn = (value: unknown): ConcurrentChange["by"] => {
  if (typeof value !== "object" || value === null || !("id" in value) || typeof value.id !== "number") return null;
  return { id: value.id, name: "name" in value && typeof value.name === "string" ? value.name : null };
};

/** The concurrent change in a `pendency.stale` refusal. */
export const concurrentChangeFrom = (error: unknown): ConcurrentChange | null => {
  if (!(error instanceof ApiFailure) || error.code !== "pendency.stale") return null;
  const { status, updatedAt, action, at, by } = refusedDetails(error);
  const known = pendencyStatuses.find((one) => one === status);
  const when = [at, updatedAt].find((one) => typeof one === "string");
  return known && when !== undefined ? { status: known, action: actionIn(action), by: personIn(by), at: when } : null;
};

const moving: readonly string[] = deedsThatMove;

/** The concurrent change according to the history. Comments and other entries that do not move the pendency do not count. */
export const overtakenBy = (
  { status, updatedAt }: Pick<Pendency, "status" | "updatedAt">,
  history: readonly HistoryEntry[],
): ConcurrentChange => {
  const last = history.find(({ action }) => moving.includes(action));
  if (!last) return { status, action: null, by: null, at: updatedAt };
  const { action, accountId, accountName, at } = last;
  return { status, action: actionIn(action), by: accountId === null ? null : { id: accountId, name: accountName }, at };
};
