import * as z from "zod/mini";
import { PostalCode } from "../documents/schemas.ts";
import { states } from "../documents/states.ts";
import { oneLine } from "../identity/person-name.ts";
import { ADDRESS_COMPLEMENT_MAX_LENGTH, ADDRESS_NUMBER_MAX_LENGTH, ADDRESS_STREET_MAX_LENGTH, COMPANY_CITY_MAX_LENGTH } from "../limits.ts";
import { Id, list, paging, queryId } from "../list.ts";
import { routes } from "../route.ts";

/** Fields of a billing address, named like the address in a report (CD-107). */
const address = {
  street: oneLine(ADDRESS_STREET_MAX_LENGTH),
  number: oneLine(ADDRESS_NUMBER_MAX_LENGTH),
  complement: z.nullable(oneLine(ADDRESS_COMPLEMENT_MAX_LENGTH)),
  neighborhood: oneLine(COMPANY_CITY_MAX_LENGTH),
  city: oneLine(COMPANY_CITY_MAX_LENGTH),
  uf: z.enum(states),
  cep: PostalCode,
};

export const BillingAddress = z.object({
  id: Id,
  companyId: Id,
  street: z.string(),
  number: z.string(),
  complement: z.nullable(z.string()),
  neighborhood: z.string(),
  city: z.string(),
  uf: z.string(),
  cep: z.string(),
  version: z.int(),
  can: z.object({ update: z.boolean() }),
});
export type BillingAddress = z.output<typeof BillingAddress>;

const BillingAddressFields = z.object(address);
export type BillingAddressFields = z.output<typeof BillingAddressFields>;
/** Without a company id, the selected company of the caller. */
const NewBillingAddress = z.object({ companyId: z.optional(Id), ...address });
/** Version for optimistic locking. */
const BillingAddressChange = z.object({ ...address, version: z.int().check(z.minimum(1), z.meta({ examples: [1] })) });
export type BillingAddressChange = z.output<typeof BillingAddressChange>;

export const billingRoutes = routes({
  "GET /billings/address": {
    permission: "see_company_data",
    summary: "Lists the billing addresses of the caller's companies, at most one for each",
    query: z.object({ ...paging(), companyId: z.optional(queryId) }),
    answer: list(BillingAddress),
  },
  "POST /billings/address": {
    permission: "update_company_data",
    summary: "Creates the billing address of a company that has none yet",
    body: NewBillingAddress,
    answer: BillingAddress,
    status: 201,
    refusals: ["company.not_found", "company.choose_one", "billing_address.exists", "permission.missing"],
  },
  "PUT /billings/address/{id}": {
    permission: "update_company_data",
    summary: "Changes the billing address of a company",
    body: BillingAddressChange,
    answer: BillingAddress,
    refusals: ["billing_address.not_found", "billing_address.stale", "permission.missing"],
  },
});
