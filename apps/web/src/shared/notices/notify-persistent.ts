import type { ReactNode } from "react";
import { noticesWanted } from "./wanted.ts";

/** Tells of a failure that leads somewhere: it stays until somebody went there or closed it, because what it is about is out of sight. */
export const notifyPersistent = (id: string, content: (close: () => void) => ReactNode): void => {
  noticesWanted.write(true);
  void import("./notice-outlet.tsx").then(({ showUntilSeen }) => showUntilSeen(id, content));
};
