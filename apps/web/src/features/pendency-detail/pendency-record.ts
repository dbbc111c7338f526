import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";

type NamedRef = { readonly id: number; readonly name: string };
/** A pendency as its screen begins with it, before anything is known: whose it is, where, and what happened last. */
export type PendencyRecord = {
  readonly employee: Partial<NamedRef>;
  readonly project: Partial<NamedRef> & { readonly invitedCompanies: readonly NamedRef[] };
  readonly history: readonly HistoryEntry[];
};

export const emptyRecord: PendencyRecord = { employee: {}, project: { invitedCompanies: [] }, history: [] };

/** Who gave it the status that it has, as far as the history is here; a comment that came later moved nothing, nor did an approval of some of its documents. */
export const lastMover = ({ history }: Pick<PendencyRecord, "history">): string | null =>
  history.find(({ field, oldValue, newValue }) => field === "status" && oldValue !== newValue)?.accountName ?? null;

export const recordOf = (pendency: Pendency | undefined, history: readonly HistoryEntry[] = []): PendencyRecord =>
  pendency
    ? { employee: pendency.employee ?? {}, project: { ...pendency.project, invitedCompanies: [pendency.company] }, history }
    : emptyRecord;
