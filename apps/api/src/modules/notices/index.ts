import { noticeRoutes } from "@emdia/contract/notices/routes.ts";
import { module } from "../../platform/http/handler.ts";
import { listNotices, readUnreadCount } from "./inbox/list-notices.ts";
import { markAllRead, markRead } from "./inbox/mark-read.ts";
import { changeSetting, listSettings } from "./settings/settings.ts";
import { unsubscribe, unsubscribeByOneClick } from "./unsubscribe/unsubscribe.ts";

export { digestTemplate } from "./digests/digest-template.ts";
export { noticeTemplate } from "./mails/notice-template.ts";

export const notices = (keys: { readonly secret: string }) =>
  module("notices", noticeRoutes, {
    "GET /notices": listNotices,
    "GET /notices/unread": readUnreadCount,
    "PUT /notices/{id}/read": markRead,
    "PUT /notices/read": markAllRead,
    "GET /notices/settings": listSettings,
    "PUT /notices/settings": changeSetting,
    "POST /notices/unsubscribe": unsubscribe(keys),
    "POST /notices/unsubscribe/{token}": unsubscribeByOneClick(keys),
  });
