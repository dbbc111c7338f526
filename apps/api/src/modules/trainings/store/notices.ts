import type { EventKind, NoticeDetails } from "@emdia/contract/notices/notice.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

type Input = {
  readonly kind: Extract<EventKind, `class_${string}`>;
  /** Null: all current participants. */
  readonly participantIds: readonly number[] | null;
  readonly details: NoticeDetails;
  readonly now: Date;
};

/** Writes a notice about a class for each person of the suppliers of its participants. */
export const notifyAboutClass = async (
  tx: Tx,
  { contractorId, id }: { readonly contractorId: number; readonly id: number },
  { kind, participantIds, details, now }: Input,
): Promise<void> => {
  await sql`select notify_about_class(${contractorId}, ${id}, ${kind}, ${participantIds && [...participantIds]}::bigint[],
    ${JSON.stringify(details)}::json, ${now})`.execute(tx);
};
