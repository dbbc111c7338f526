import type { EventKind } from "@emdia/contract/notices/notice.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

type NoticeOfPendency = {
  readonly kind: Exclude<EventKind, "restriction" | "access" | "escalation">;
  readonly people: readonly number[];
  readonly roles: readonly ("supplier_owner" | "project_contact")[];
  /** Name of the person or company that acted. */
  readonly actor: string;
  readonly text: string | null;
};
/** Writes a notice to each of these persons who sees the pendency, except the one who acted. */
export const writePendencyNotices = async (
  tx: Tx,
  pendencyId: number,
  notice: NoticeOfPendency & { readonly now: Date },
): Promise<void> => {
  const { kind, people, roles, actor, text, now } = notice;
  await sql`select notify_about_pendency(${pendencyId}, ${kind}, ${[...people]}::bigint[], ${[...roles]}::text[], ${actor}, ${text}, ${now})`.execute(
    tx,
  );
};
