import type { Scope } from "../../../platform/access/scope.ts";
import { type HistoryNote, recordHistoryBatch } from "../../../platform/history/history.ts";

/** The user of a request, or of an import, whose job has no address. */
export type Author = Pick<Scope, "tx" | "now"> & {
  readonly account: { readonly id: number; readonly name: string };
  readonly caller?: { readonly address: string };
};

/** Writes the history entries of many participants in one statement. */
export const recordParticipantHistory = (
  { tx, now, account: { id, name }, caller }: Author,
  notes: readonly HistoryNote[],
): Promise<void> => recordHistoryBatch(tx, { at: now, account: { id, name }, ...(caller && { address: caller.address }) }, notes);
