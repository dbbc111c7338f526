import { useLocation } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Travels beside the address and never in it, where logs and other people would read it. */
    readonly email?: string | undefined;
    /** Since when somebody has been waiting to confirm an address, as the server told them when they signed in. */
    readonly waitsSince?: string | undefined;
  }
}

/** The e-mail that somebody typed on the page before. */
export const useEmailFromHistoryState = (): string => useLocation({ select: ({ state }) => state.email ?? "" });
