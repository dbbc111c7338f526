import type { BillingAddress, BillingAddressFields } from "@emdia/contract/companies/billing-routes.ts";
import { isPostalCode, maskPostalCode } from "@emdia/contract/documents/postal-code.ts";
import { isState } from "@emdia/contract/documents/states.ts";
import {
  ADDRESS_COMPLEMENT_MAX_LENGTH,
  ADDRESS_NUMBER_MAX_LENGTH,
  ADDRESS_STREET_MAX_LENGTH,
  COMPANY_CITY_MAX_LENGTH,
} from "@emdia/contract/limits.ts";

/** The fields in form order. */
const fields = ["cep", "street", "number", "complement", "neighborhood", "city", "uf"] as const;
export type AddressField = (typeof fields)[number];
/** The form values, as text. */
export type AddressDraft = { readonly [F in AddressField]: string };
export type DraftFault = "required" | "tooLong" | "postalCode";
export type DraftFaults = { readonly [F in AddressField]?: DraftFault };

const longest = {
  street: ADDRESS_STREET_MAX_LENGTH,
  number: ADDRESS_NUMBER_MAX_LENGTH,
  complement: ADDRESS_COMPLEMENT_MAX_LENGTH,
  neighborhood: COMPANY_CITY_MAX_LENGTH,
  city: COMPANY_CITY_MAX_LENGTH,
} as const;
const hasLimit = (field: AddressField): field is keyof typeof longest => Object.hasOwn(longest, field);

export const draftOf = (address: BillingAddress | undefined): AddressDraft => ({
  cep: maskPostalCode(address?.cep ?? ""),
  street: address?.street ?? "",
  number: address?.number ?? "",
  complement: address?.complement ?? "",
  neighborhood: address?.neighborhood ?? "",
  city: address?.city ?? "",
  uf: address?.uf ?? "",
});

const faultOf = (field: AddressField, typed: string): DraftFault | undefined => {
  const text = typed.trim();
  if (text === "") return field === "complement" ? undefined : "required";
  if (field === "cep") return isPostalCode(text) ? undefined : "postalCode";
  return hasLimit(field) && text.length > longest[field] ? "tooLong" : undefined;
};

/** Faults of the draft by field, in form order. */
export const faultsIn = (draft: AddressDraft): DraftFaults =>
  Object.fromEntries(fields.map((field) => [field, faultOf(field, draft[field])] as const).filter(([, fault]) => fault !== undefined));

/** The request body of a valid draft. Only the complement may be empty. */
export const addressOf = ({ uf, complement, ...draft }: AddressDraft): BillingAddressFields | undefined => {
  if (!isState(uf)) return undefined;
  const { cep, street, number, neighborhood, city } = draft;
  const trimmed = { street: street.trim(), number: number.trim(), neighborhood: neighborhood.trim(), city: city.trim() };
  return { ...trimmed, complement: complement.trim() || null, uf, cep };
};
