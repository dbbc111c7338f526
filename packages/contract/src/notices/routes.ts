import * as z from "zod/mini";
import { Id, list, Nothing, paging, queryFlag } from "../list.ts";
import { routes } from "../route.ts";
import { Notice, NoticeSetting, noticeKinds } from "./notice.ts";

/** The bell shows this number and a plus for more. */
export const UNREAD_COUNTED_MAX = 99;
const INBOX_PAGE_SIZE = 20;
const UnsubscribeText = z.string().check(z.maxLength(400));
const settings = z.object({ results: z.array(NoticeSetting) });

export const noticeRoutes = routes({
  "GET /notices": {
    permission: "self",
    summary: "Lists the caller's notices, newest first",
    query: z.object({ ...paging(INBOX_PAGE_SIZE), unread: z.optional(queryFlag) }),
    answer: list(Notice),
  },
  "GET /notices/unread": {
    permission: "self",
    summary: "Counts the caller's unread notices, up to 100",
    answer: z.object({ unread: z.int() }),
    polled: true,
  },
  "PUT /notices/{id}/read": {
    permission: "self",
    summary: "Marks a notice of the caller as read or unread",
    body: z.object({ isRead: z.boolean() }),
    answer: Notice,
    refusals: ["notice.not_found"],
  },
  "PUT /notices/read": {
    permission: "self",
    summary: "Marks the caller's notices up to an id as read, so that later ones remain unread",
    body: z.object({ upTo: Id }),
    answer: z.object({ unread: z.int() }),
  },
  "GET /notices/settings": {
    permission: "self",
    summary: "Lists the caller's choices for each kind of notice, and for the digests of which the caller holds the key",
    answer: settings,
  },
  "PUT /notices/settings": {
    permission: "self",
    summary: "Changes the caller's choices for one kind of notice; omitted fields remain",
    body: z.object({ kind: z.enum(noticeKinds), inbox: z.optional(z.boolean()), mail: z.optional(z.boolean()) }),
    answer: settings,
    refusals: ["notice.without_inbox"],
  },
  "POST /notices/unsubscribe": {
    permission: "public",
    summary: "Turns off the e-mails of the kinds that a signed link names",
    body: z.object({ token: UnsubscribeText }),
    answer: Nothing,
    status: 204,
    refusals: ["notice.link_invalid"],
  },
  "POST /notices/unsubscribe/{token}": {
    permission: "public",
    summary: "The same by one click of a mail client (RFC 8058); the body is a form and is ignored",
    params: { token: UnsubscribeText },
    answer: Nothing,
    status: 204,
    refusals: ["notice.link_invalid"],
    takesForm: true,
  },
});
