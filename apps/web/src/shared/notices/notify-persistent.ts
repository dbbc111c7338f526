import type { ReactNode } from "react";
import { noticesWanted } from "./wanted.ts";

/**
 * Persistent failure notice with a link: it stays until the user follows the link or closes it, because the failed record is not on screen.
 */
export const notifyPersistent = (id: string, content: (close: () => void) => ReactNode): void => {
  noticesWanted.write(true);
  void import("./notice-outlet.tsx").then(({ showUntilSeen }) => showUntilSeen(id, content));
};
