import type { ChangedCompany } from "@emdia/contract/projects/company-routes.ts";
import type { ProjectPerson } from "@emdia/contract/projects/people-routes.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { invalidateDependents } from "../../shared/api/invalidate-area.ts";
import { projectKey } from "../../shared/projects/project-query.ts";

/** Invalidates the project, the project list and the data that depends on projects. */
const useRefresh = (projectId: number) => {
  const client = useQueryClient();
  return () => {
    invalidateDependents(client, "projects");
    return Promise.all([
      client.invalidateQueries({ queryKey: projectKey(projectId) }),
      client.invalidateQueries({ queryKey: ["projects", "list"] }),
    ]);
  };
};

type Change = { readonly id: number; readonly body: ChangedCompany };
export const useChangeSupplier = (projectId: number) => {
  const refresh = useRefresh(projectId);
  return useMutation({
    mutationFn: ({ id, body }: Change) => api("PATCH /projects/companies/{id}")({ id, body }),
    onSettled: refresh,
  });
};

export type Inviting = { readonly companyId: number; readonly email: string; readonly profileId: number };
export const useInviteToProject = (id: number) => {
  const refresh = useRefresh(id);
  return useMutation({ mutationFn: (body: Inviting) => api("POST /projects/{id}/accounts")({ id, body }), onSuccess: refresh });
};

/** Refetches also after a refusal, because the invitee may have answered in the meantime. */
export const useResendToProject = (id: number) => {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (invitationId: number) => api("POST /projects/{id}/invitations/{invitationId}/resend")({ id, invitationId }),
    onSettled: refresh,
  });
};
export const useWithdraw = (id: number) => {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (invitationId: number) => api("DELETE /projects/{id}/invitations/{invitationId}")({ id, invitationId }),
    onSuccess: refresh,
  });
};
type Giving = { readonly linkId: number; readonly person: ProjectPerson; readonly profileId: number };
/** A profile applies to the whole company, so the company's list of users changes too. */
export const useGiveProjectProfile = (projectId: number) => {
  const refresh = useRefresh(projectId);
  return useMutation({
    mutationFn: ({ linkId: id, person: { accountId, companyId }, profileId }: Giving) =>
      api("PATCH /projects/project-company/{id}/account/{accountId}")({ id, accountId, body: { profileId, companyId } }),
    onSettled: refresh,
  });
};
export const useRemoveFromProject = (projectId: number) => {
  const refresh = useRefresh(projectId);
  return useMutation({
    mutationFn: ({ companyId, accountId }: ProjectPerson) =>
      api("DELETE /projects/{projectId}/company/{companyId}/account/{accountId}")({ projectId, companyId, accountId }),
    onSuccess: refresh,
  });
};
