import type { ReactNode } from "react";
import { noticesWanted } from "./wanted.ts";

/** Failure notice with a link to a record that is not on screen. It holds as long as other notices. */
export const notifyWithLink = (id: string, content: (close: () => void) => ReactNode): void => {
  noticesWanted.write(true);
  void import("./notice-outlet.tsx").then(({ showWithLink }) => showWithLink(id, content));
};
