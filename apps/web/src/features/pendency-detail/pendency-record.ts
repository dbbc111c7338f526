import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";

type NamedRef = { readonly id: number; readonly name: string };
/** The header data of a pendency, which is empty until the pendency loads. */
export type PendencyRecord = {
  readonly employee: Partial<NamedRef>;
  readonly project: Partial<NamedRef> & { readonly invitedCompanies: readonly NamedRef[] };
  readonly history: readonly HistoryEntry[];
};

export const emptyRecord: PendencyRecord = { employee: {}, project: { invitedCompanies: [] }, history: [] };

/** The actor of the last status change in the loaded history. Comments and approvals of single documents do not change the status. */
export const lastMover = ({ history }: Pick<PendencyRecord, "history">): string | null =>
  history.find(({ field, oldValue, newValue }) => field === "status" && oldValue !== newValue)?.accountName ?? null;

export const recordOf = (pendency: Pendency | undefined, history: readonly HistoryEntry[] = []): PendencyRecord =>
  pendency
    ? { employee: pendency.employee ?? {}, project: { ...pendency.project, invitedCompanies: [pendency.company] }, history }
    : emptyRecord;
