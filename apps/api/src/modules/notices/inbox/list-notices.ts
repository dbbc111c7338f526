import type { Handler } from "../../../platform/http/handler.ts";
import { countUnread, noticePage } from "../store/notices.ts";
import { presentNotice } from "./present-notice.ts";

export const listNotices: Handler<"GET /notices"> = async ({ tx, account }, { query }) => {
  const { rows, meta } = await noticePage(tx, account.id, query);
  return { results: rows.map(presentNotice), meta };
};

export const readUnreadCount: Handler<"GET /notices/unread"> = async ({ tx, account }) => ({ unread: await countUnread(tx, account.id) });
