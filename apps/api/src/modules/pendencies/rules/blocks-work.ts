import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";

type Asked = { readonly status: PendencyStatus; readonly approvedUntil: IsoDay | null };

export const settled: readonly PendencyStatus[] = ["DONE", "NEXT_DUE_DATE", "NOT_APPLICABLE"];

/** A document that blocks work does so unless it is settled, or what was approved before still holds (CD-161). */
export const blocksWork = ({ status, approvedUntil }: Asked, today: IsoDay): boolean =>
  !settled.includes(status) && (approvedUntil === null || approvedUntil < today);
