import type { NoticeDetails } from "@emdia/contract/notices/notice.ts";
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";

type Granted = {
  readonly companyId: number;
  readonly accountId: number;
  readonly about: { readonly kind: "project" | "company"; readonly id: number };
  readonly details: NoticeDetails;
};
/** Tells a member about access that another user granted. */
export const writeAccessNotice = async ({ tx, now, account }: Scope, { companyId, accountId, about, details }: Granted): Promise<void> => {
  const content = JSON.stringify({ ...details, actor: account.name });
  await sql`select notify_about_access(${companyId}, ${accountId}, ${about.kind}, ${about.id}, ${content}::json, ${now})`.execute(tx);
};
