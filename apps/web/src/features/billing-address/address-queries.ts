import type { BillingAddress, BillingAddressFields } from "@emdia/contract/companies/billing-routes.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

/** The billing address of one company, or null: the list has one entry per company that has an address. */
export const billingAddressQuery = (companyId: number) =>
  queryOptions({
    queryKey: ["billing", "address", companyId],
    queryFn: async ({ signal }) => {
      const { results } = await api("GET /billings/address")({ query: { companyId } }, { signal });
      return results[0] ?? null;
    },
  });

/** Creates the address if none is known, otherwise updates it. */
export const useSaveAddress = (companyId: number, known: BillingAddress | null) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: BillingAddressFields) =>
      known === null
        ? api("POST /billings/address")({ body: { companyId, ...fields } })
        : api("PUT /billings/address/{id}")({ id: known.id, body: { ...fields, version: known.version } }),
    onSuccess: (saved: BillingAddress) => client.setQueryData(billingAddressQuery(companyId).queryKey, saved),
  });
};
