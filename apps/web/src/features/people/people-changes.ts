import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { profileQuery } from "../../shared/session/account.ts";
import { permissionsQuery } from "../../shared/session/permissions.ts";
import { everyPerson } from "./people-queries.ts";
import { refreshLater } from "./refresh-later.ts";

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: everyPerson });
};

export type Invited = { readonly companyId: number; readonly profileId: number; readonly email: string };
export const useInvite = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Invited) => api("POST /companies/account")({ body }),
    onSuccess: () => refreshLater("invited", refresh),
  });
};

export const useCancelInvite = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (inviteId: number) => api("DELETE /invites/user")({ body: { inviteId } }),
    onSuccess: () => refreshLater("cancelled", refresh),
  });
};

/** Refreshes also after a refusal, because another user may have changed the invitation. */
export const useResendInvite = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (inviteId: number) => api("POST /invites/resend")({ body: { inviteId } }),
    onSettled: refresh,
  });
};

type Member = { readonly companyId: number; readonly accountId: number };
export const useRemovePerson = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ companyId, accountId }: Member) => api("DELETE /companies/{id}/account/{accountId}")({ id: companyId, accountId }),
    onSuccess: refresh,
  });
};

type ProfileAssignment = { readonly companyId: number; readonly accountCompanyId: number; readonly profileId: number };
/** The user may change their own profile, so the user's permissions are loaded again. */
export const useGiveProfile = () => {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ profileId, ...place }: ProfileAssignment) =>
      api("PUT /companies/{companyId}/account/{accountCompanyId}")({ ...place, body: { profileId } }),
    onSuccess: () =>
      Promise.all([
        refresh(),
        client.invalidateQueries({ queryKey: permissionsQuery.queryKey }),
        client.invalidateQueries({ queryKey: profileQuery.queryKey }),
      ]),
  });
};
