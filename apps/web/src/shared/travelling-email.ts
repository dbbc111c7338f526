import { useLocation } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** In the history state, not in the URL, where logs and other people could read it. */
    readonly email?: string | undefined;
    /** Start of the wait for the e-mail confirmation, from the sign-in response. */
    readonly waitsSince?: string | undefined;
  }
}

/** The e-mail typed on the previous page. */
export const useEmailFromHistoryState = (): string => useLocation({ select: ({ state }) => state.email ?? "" });
