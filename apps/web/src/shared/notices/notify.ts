import type { NoticeKind } from "./notice.ts";
import { noticesWanted } from "./wanted.ts";

const notice = (kind: NoticeKind) => (message: string) => {
  noticesWanted.write(true);
  void import("./notice-outlet.tsx").then(({ showNotice }) => showNotice(kind, message));
};

/** Shows a notice that needs no answer. */
export const notify = { success: notice("success"), warning: notice("warning"), error: notice("error") };
