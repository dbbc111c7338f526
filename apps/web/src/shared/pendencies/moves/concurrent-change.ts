import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { deedsThatMove } from "@emdia/contract/pendencies/history-deeds.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { type PendencyAction, type PendencyStatus, pendencyActions, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { ApiFailure } from "../../api/api-failure.ts";
import { refusedDetails } from "./refused-move.ts";

/** What makes a decision come second: that the pendency was moved, or that the answers changed on which it rests. */
export type Overtaking = PendencyAction | "answered";
/** Where a pendency stands by now, when somebody else was faster: who did what to it, and when. Nobody in person does what its dates do. */
export type ConcurrentChange = {
  readonly status: PendencyStatus;
  readonly action: Overtaking | null;
  readonly by: { readonly id: number; readonly name: string | null } | null;
  readonly at: string;
};

/** A server newer than this page may tell of more than it knows. */
const actionIn = (told: unknown): Overtaking | null => {
  if (told === "pendency.answered" || told === "pendency.explained") return "answered";
  return pendencyActions.find((known) => told === `pendency.${known}`) ?? null;
};

const personIn = (told: unknown): ConcurrentChange["by"] => {
  if (typeof told !== "object" || told === null || !("id" in told) || typeof told.id !== "number") return null;
  return { id: told.id, name: "name" in told && typeof told.name === "string" ? told.name : null };
};

/** What the refusal of a decision on an older version says of the first one. */
export const concurrentChangeFrom = (error: unknown): ConcurrentChange | null => {
  if (!(error instanceof ApiFailure) || error.code !== "pendency.stale") return null;
  const { status, updatedAt, action, at, by } = refusedDetails(error);
  const known = pendencyStatuses.find((one) => one === status);
  const when = [at, updatedAt].find((one) => typeof one === "string");
  return known && when !== undefined ? { status: known, action: actionIn(action), by: personIn(by), at: when } : null;
};

const moving: readonly string[] = deedsThatMove;

/** The same, read from what is known of the pendency now: what was only written about it since has overtaken nobody. */
export const overtakenBy = (
  { status, updatedAt }: Pick<Pendency, "status" | "updatedAt">,
  history: readonly HistoryEntry[],
): ConcurrentChange => {
  const last = history.find(({ action }) => moving.includes(action));
  if (!last) return { status, action: null, by: null, at: updatedAt };
  const { action, accountId, accountName, at } = last;
  return { status, action: actionIn(action), by: accountId === null ? null : { id: accountId, name: accountName }, at };
};
