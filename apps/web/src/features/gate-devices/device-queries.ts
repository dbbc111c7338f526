import type { GateDeviceInput } from "@emdia/contract/gate/device-routes.ts";
import type { Paging } from "@emdia/contract/list.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";

const everyDevice = ["gate-devices"] as const;

export const devicesQuery = (companyId: number, query: Paging) =>
  queryOptions({
    queryKey: [...everyDevice, "list", query, companyId],
    queryFn: ({ signal }) => api("GET /companies/{companyId}/gate-devices")({ companyId, query }, { signal }),
    placeholderData: keepPreviousDataOf([companyId]),
  });

export const deviceProjectsQuery = (companyId: number, words: string) =>
  queryOptions({
    queryKey: [...everyDevice, "projects", words, companyId],
    queryFn: ({ signal }) =>
      api("GET /companies/{companyId}/gate-devices/projects")({ companyId, query: words === "" ? {} : { query: words } }, { signal }),
    placeholderData: keepPreviousDataOf([companyId]),
  });

/** Invalidates also after a refusal, because another user may have revoked the device. */
const useChange = <T, V>(mutationFn: (input: V) => Promise<T>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: everyDevice }) });
};

type Saved = { readonly companyId: number; readonly id: number | null; readonly body: GateDeviceInput };
export const useSaveDevice = () =>
  useChange(({ companyId, id, body }: Saved) =>
    id === null ? api("POST /companies/{companyId}/gate-devices")({ companyId, body }) : api("PUT /gate/devices/{id}")({ id, body }),
  );
export const useRevokeDevice = () => useChange((id: number) => api("DELETE /gate/devices/{id}")({ id }));
export const useIssueEnrolment = () => useChange((id: number) => api("POST /gate/devices/{id}/enrolment")({ id }));
