import type { CustomField, CustomFieldListQuery } from "@emdia/contract/custom-fields/field-routes.ts";
import type { CompanyGroupListQuery, GroupProviderListQuery } from "@emdia/contract/custom-fields/group-routes.ts";
import { FIRST_PAGE, PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";

export const everyCustomField = ["custom-fields"] as const;
export type GroupPlace = { readonly companyId: number; readonly groupCustomFieldsId: number };
const HISTORY_PAGE_SIZE = 20;

export const groupsQuery = (companyId: number, query: CompanyGroupListQuery) =>
  queryOptions({
    queryKey: [...everyCustomField, "groups", query, companyId],
    queryFn: ({ signal }) => api("GET /companies/{companyId}/company-groups")({ companyId, query }, { signal }),
    placeholderData: keepPreviousDataOf([companyId]),
  });

export const groupQuery = ({ companyId, groupCustomFieldsId }: GroupPlace) =>
  queryOptions({
    queryKey: [...everyCustomField, "group", companyId, groupCustomFieldsId],
    queryFn: ({ signal }) =>
      api("GET /companies/{companyId}/company-groups/{groupCustomFieldsId}")({ companyId, groupCustomFieldsId }, { signal }),
  });

export const fieldsQuery = (place: GroupPlace, query: CustomFieldListQuery) =>
  queryOptions({
    queryKey: [...everyCustomField, "fields", place, query],
    queryFn: ({ signal }) =>
      api("GET /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields")({ ...place, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const suppliersQuery = (place: GroupPlace, query: GroupProviderListQuery) =>
  queryOptions({
    queryKey: [...everyCustomField, "suppliers", place, query],
    queryFn: ({ signal }) =>
      api("GET /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/provider-custom-fields")({ ...place, query }, { signal }),
    placeholderData: keepPreviousData,
  });

const isAboutSuppliers = ({ appliesTo }: CustomField) => appliesTo === "provider";
/** The fields of a group about suppliers. One page is enough: the number of active fields of a group is limited to the page size. */
export const supplierFieldsQuery = (place: GroupPlace) =>
  queryOptions({
    queryKey: [...everyCustomField, "supplier-fields", place],
    queryFn: async ({ signal }) => {
      const query = { retired: false, itemsPerPage: PAGE_SIZE_MAX };
      const key = "GET /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields";
      return (await api(key)({ ...place, query }, { signal })).results.filter(isAboutSuppliers);
    },
  });

export const customFieldHistoryQuery = (companyId: number) =>
  infiniteQueryOptions({
    queryKey: [...everyCustomField, "history", companyId],
    queryFn: ({ pageParam, signal }) =>
      api("GET /companies/{companyId}/custom-fields/history")(
        { companyId, query: { page: pageParam, itemsPerPage: HISTORY_PAGE_SIZE } },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.lastPage ? meta.page + 1 : undefined),
    staleTime: 0,
  });
