import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { profileQuery as ownAccountQuery } from "../../shared/session/account.ts";
import { permissionsQuery } from "../../shared/session/permissions.ts";
import type { Draft } from "./editor/profile-draft.ts";
import { everyProfile } from "./profiles-queries.ts";

type Saved = { readonly id: number | null; readonly companyId: number; readonly version: number | null; readonly draft: Draft };

const bodyOf = ({ name, description, relationType, keys }: Draft) => ({
  name,
  description,
  relationType: relationType ?? "both",
  permissions: [...keys],
});

/** Creates or updates a profile. If it is the user's own profile, the user's permissions are loaded again. */
export const useSaveProfile = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, companyId, version, draft }: Saved) =>
      id === null
        ? api("POST /companies/{id}/profile")({ id: companyId, body: bodyOf(draft) })
        : api("PUT /profiles/{id}")({ id, body: { ...bodyOf(draft), ...(version !== null && { version }) } }),
    onSuccess: (profile) =>
      Promise.all([
        client.invalidateQueries({ queryKey: [...everyProfile, "list"] }),
        profile.isOwn && client.invalidateQueries({ queryKey: permissionsQuery.queryKey }),
        profile.isOwn && client.invalidateQueries({ queryKey: ownAccountQuery.queryKey }),
      ]),
  });
};

export const useDeleteProfile = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api("DELETE /profiles/{id}")({ id }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...everyProfile, "list"] }),
  });
};
