import type { ReactNode } from "react";
import type { NoticeKind } from "./notice.ts";
import { noticesWanted } from "./wanted.ts";

/** Notice with a link to a record that is not on screen, a failure by default. It stays as long as other notices. */
export const notifyWithLink = (id: string, content: (close: () => void) => ReactNode, kind: NoticeKind = "error"): void => {
  noticesWanted.write(true);
  void import("./notice-outlet.tsx").then(({ showWithLink }) => showWithLink(id, content, kind));
};
