import { QueryClient } from "@tanstack/react-query";
import { onUserChange } from "../session/sign-out/owner-change.ts";
import { ApiFailure } from "./api-failure.ts";

const RETRIES = 2;
const FRESH_MS = 30_000;

/** Retries only unanswered requests. A refusal stays a refusal, and a request without a connection was never sent. */
export const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < RETRIES && error instanceof ApiFailure && error.kind === "unanswered";

export const queryClient = new QueryClient({
  // Requests fail at once without a connection, because the default mode would pause them silently. A reconnect refetches.
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: worthRetrying, networkMode: "always", refetchOnReconnect: true },
    mutations: { retry: false, networkMode: "always" },
  },
});

onUserChange(() => queryClient.clear());
