// Requests of the gate, by the session of the user or by the key of the device.
import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { apiAs } from "../../shared/api/api-as.ts";

/** Null uses the session. */
export type GateKey = string | null;
const clientOf = (key: GateKey) => (key === null ? api : apiAs(key));

export const gateProjectsQuery = (key: GateKey, query: string) =>
  queryOptions({
    queryKey: ["gate", "projects", key !== null, query],
    queryFn: ({ signal }) => clientOf(key)("GET /gate/projects")(query === "" ? { query: {} } : { query: { query } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

type DecisionInput = { readonly badge: string; readonly projectId: number };
/** Every answer is stored, so it is a mutation. */
export const useDecision = (key: GateKey) =>
  useMutation({ mutationFn: (body: DecisionInput) => clientOf(key)("POST /gate/decisions")({ body }) });

export const useEnrolment = () => useMutation({ mutationFn: (secret: string) => api("POST /gate/enrolment")({ body: { secret } }) });

const PAGE_SIZE = 25;
export const todayQuery = (projectId: number, page: number) =>
  queryOptions({
    queryKey: ["gate", "today", projectId, page],
    queryFn: ({ signal }) =>
      api("GET /gate/projects/{projectId}/workers")({ projectId, query: { page, itemsPerPage: PAGE_SIZE } }, { signal }),
    staleTime: 0,
  });
