import { useLocation } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Travels beside the address and never in it, where logs and other people would read it. */
    readonly email?: string | undefined;
  }
}

/** The e-mail that somebody typed on the page before. */
export const useTravellingEmail = (): string => useLocation({ select: ({ state }) => state.email ?? "" });
