import { QueryClient } from "@tanstack/react-query";
import { whenOwnerChanges } from "../session/owner-change.ts";
import { ApiFailure } from "./api-failure.ts";

const RETRIES = 2;
const FRESH_MS = 30_000;

/** What was refused once is refused again; only silence is worth another try. */
export const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < RETRIES && error instanceof ApiFailure && error.kind !== "answered";

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: FRESH_MS, retry: worthRetrying }, mutations: { retry: false } },
});

whenOwnerChanges(() => queryClient.clear());
