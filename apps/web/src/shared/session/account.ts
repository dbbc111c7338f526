import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { useSession } from "./use-session.ts";

/** The person of the session. */
export const userQuery = queryOptions({
  queryKey: ["account", "user"],
  queryFn: ({ signal }) => api("GET /authentication/me")({}, { signal }),
});

/** The person with their companies and what they may do in each. */
export const profileQuery = queryOptions({
  queryKey: ["account", "profile"],
  queryFn: ({ signal }) => api("GET /account/me")({}, { signal }),
});

const useSignedIn = () => useSession().state === "valid";

export const useProfile = () => useQuery({ ...profileQuery, enabled: useSignedIn() }).data;
