import type { CustomField, CustomFieldChange, NewCustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import type { CompanyGroup, ProviderChange } from "@emdia/contract/custom-fields/group-routes.ts";
import { type MutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { everyCustomField, type GroupPlace } from "./fields-queries.ts";

/**
 * Invalidates every custom field query, also after a refusal: a change affects lists, counts and history, and after an edit conflict the
 * form must load the current version.
 */
const useChange = <T, V>(mutationFn: NonNullable<MutationOptions<T, Error, V>["mutationFn"]>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: everyCustomField }) });
};

export const useCreateGroup = (companyId: number) =>
  useChange((body: { readonly name: string; readonly forall: boolean }) =>
    api("POST /companies/{companyId}/company-groups")({ companyId, body }),
  );

type GroupChange = Partial<Pick<CompanyGroup, "name" | "activated">>;
export const useChangeGroup = ({ companyId, id, name, activated, version }: CompanyGroup) =>
  useChange((change: GroupChange) =>
    api("PUT /companies/{companyId}/company-groups/{groupCustomFieldsId}")({
      companyId,
      groupCustomFieldsId: id,
      body: { name, activated, version, ...change },
    }),
  );

export const useChangeSuppliers = (place: GroupPlace) =>
  useChange((body: { readonly forall?: boolean; readonly providers?: ProviderChange[] }) =>
    api("PATCH /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/providers")({ ...place, body }),
  );

export const useCreateField = (place: GroupPlace) =>
  useChange((body: NewCustomField) =>
    api("POST /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields")({ ...place, body }),
  );

export const useChangeField = (place: GroupPlace) =>
  useChange(({ customFieldId, ...body }: CustomFieldChange & { readonly customFieldId: number }) =>
    api("PUT /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}")({
      ...place,
      customFieldId,
      body,
    }),
  );

/** Retires a field, or restores it. */
export const useMoveField = (place: GroupPlace) =>
  useChange(({ id: customFieldId, retired }: CustomField) =>
    api(
      `PUT /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}/${retired ? "restore" : "retire"}`,
    )({ ...place, customFieldId }),
  );
