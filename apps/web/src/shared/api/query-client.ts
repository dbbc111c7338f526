import { QueryClient } from "@tanstack/react-query";
import { onUserChange } from "../session/sign-out/owner-change.ts";
import { ApiFailure } from "./api-failure.ts";

const RETRIES = 2;
const FRESH_MS = 30_000;

/** What was refused once is refused again, and without a connection nothing is asked; only silence is worth another try. */
export const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < RETRIES && error instanceof ApiFailure && error.kind === "unanswered";

export const queryClient = new QueryClient({
  // Without a connection it fails at once and says so, where it would wait without a word; what failed is asked again when it is back.
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: worthRetrying, networkMode: "always", refetchOnReconnect: true },
    mutations: { retry: false, networkMode: "always" },
  },
});

onUserChange(() => queryClient.clear());
