import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { countUnread, writeRead, writeReadUpTo } from "../store/notices.ts";
import { presentNotice } from "./present-notice.ts";

export const markRead: Handler<"PUT /notices/{id}/read"> = async ({ tx, account, now }, { params: { id }, body }) => {
  const notice = await writeRead(tx, account.id, { id, readAt: body.isRead ? now : null });
  return notice ? presentNotice(notice) : refuse("notice.not_found");
};

export const markAllRead: Handler<"PUT /notices/read"> = async ({ tx, account, now }, { body: { upTo } }) => {
  await writeReadUpTo(tx, account.id, { upTo, now });
  return { unread: await countUnread(tx, account.id) };
};
