import { QueryClientProvider } from "@tanstack/react-query";
import { Outbox } from "../../features/outbox/outbox.tsx";
import { queryClient } from "../../shared/api/query-client.ts";

export const OutboxPage = () => (
  <QueryClientProvider client={queryClient}>
    <Outbox />
  </QueryClientProvider>
);
