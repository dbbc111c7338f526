import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { useSession } from "./use-session.ts";

/** The signed-in user. */
export const userQuery = queryOptions({
  queryKey: ["account", "user"],
  queryFn: ({ signal }) => api("GET /authentication/me")({}, { signal }),
});

/** The signed-in user with their companies and permissions. */
export const profileQuery = queryOptions({
  queryKey: ["account", "profile"],
  queryFn: ({ signal }) => api("GET /account/me")({}, { signal }),
});

const useSignedIn = () => useSession().state === "valid";

export const useProfile = () => useQuery({ ...profileQuery, enabled: useSignedIn() }).data;
