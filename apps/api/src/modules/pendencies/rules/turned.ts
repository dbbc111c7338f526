import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Moved, Standing } from "./move.ts";

type Kept = Standing & {
  readonly note: string | null;
  readonly closedUnread: boolean;
  readonly revisionDate: IsoDay | null;
  readonly version: number;
};
type Asked = { readonly note: string | null; readonly today: IsoDay };

const waitsForAnalysis: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS", "PRE_REJECTED"];

/** Since when it waits: from the day on which it was sent, through whatever happens to it until it is decided. A question only stops it. */
const revisionDate = (kept: Kept, status: PendencyStatus, today: IsoDay): IsoDay | null => {
  if (status === "SUPPORT") return kept.revisionDate;
  return waitsForAnalysis.includes(status) ? (kept.revisionDate ?? today) : null;
};

/** What is written of a pendency that was moved. */
export const turned = (kept: Kept, { move, status }: Moved, { note, today }: Asked) => ({
  status,
  returnsTo: status === "SUPPORT" ? kept.status : null,
  note: note ?? kept.note,
  closedUnread: move.action === "close_unread" || (kept.closedUnread && status === kept.status),
  revisionDate: revisionDate(kept, status, today),
  version: kept.version + 1,
});
