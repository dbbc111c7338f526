import { type MutationOptions, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import type { RepeatKeys } from "../../shared/api/repeat-keys.ts";
import { everyFacility } from "../../shared/places/every-facility.ts";
import { facilityLists, facilityNames } from "./facilities-queries.ts";
import { createInOrder, type NewFacility } from "./new-facility/create-in-order.ts";

/** Awaits the invalidation of the named queries before the mutation settles, so that lists, counts and histories are current. */
const useChange = <T, V>(
  mutationFn: NonNullable<MutationOptions<T, Error, V>["mutationFn"]>,
  stale: readonly QueryKey[] = [everyFacility],
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};

type Renamed = { readonly id: number; readonly name: string };
type AreaOf = { readonly facilityId: number };

export const useRenameFacility = () => useChange(({ id, name }: Renamed) => api("PUT /companies/facilities/{id}")({ id, body: { name } }));

/** Invalidates lists and names only: the other queries of the deleted facility would return 404. */
export const useDeleteFacility = () =>
  useChange((id: number) => api("DELETE /companies/facilities/{id}")({ id }), [facilityLists, facilityNames]);

export const useRenameDepartment = () =>
  useChange(({ facilityId, id, name }: Renamed & AreaOf) =>
    api("PUT /companies/facilities/{id}/departments/{departmentId}")({ id: facilityId, departmentId: id, body: { name } }),
  );

export const useDeleteDepartment = () =>
  useChange(({ facilityId, id }: AreaOf & { readonly id: number }) =>
    api("DELETE /companies/facilities/{id}/departments/{departmentId}")({ id: facilityId, departmentId: id }),
  );

type Added = AreaOf & { readonly name: string; readonly keys: RepeatKeys };
const createDepartment = ({ facilityId, name, keys }: Added) =>
  keys(`department ${facilityId} ${name}`, (idempotencyKey) =>
    api("POST /companies/facilities/{id}/departments")({ id: facilityId, body: { name } }, { idempotencyKey }),
  );

export const useCreateDepartment = () => useChange(createDepartment);

type CreateInput = NewFacility & { readonly existing: { readonly id: number; readonly name: string } | null; readonly keys: RepeatKeys };

/** Returns the progress: if the third department is refused, the facility exists with two departments. */
export const useCreateFacility = () =>
  useChange(({ existing, keys, ...asked }: CreateInput) =>
    createInOrder(asked, existing, {
      createFacility: (name, companyId) =>
        keys(`facility ${companyId} ${name}`, (idempotencyKey) =>
          api("POST /companies/facilities")({ body: { name } }, { companyId, idempotencyKey }),
        ),
      createDepartment: (facilityId, name) => createDepartment({ facilityId, name, keys }),
    }),
  );
