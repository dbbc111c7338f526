import type { BillingAddressFields } from "@emdia/contract/companies/billing-routes.ts";
import { createBillingAddress } from "../src/modules/companies/index.ts";
import type { Scope } from "../src/platform/access/scope.ts";
import { acceptedBy } from "./accepted-by.ts";
import { nothing } from "./facilities.ts";

/** Billing addresses of the contractors. Ipê, mainly a supplier, has none yet. */
export const billingAddresses: { readonly [Contractor in "serraAzul" | "horizonte" | "ipe"]: BillingAddressFields | undefined } = {
  serraAzul: {
    street: "Rodovia Serra Azul",
    number: "km 12",
    complement: "Prédio da administração",
    neighborhood: "Distrito Industrial",
    city: "Itabira",
    uf: "MG",
    cep: "35900970",
  },
  horizonte: {
    street: "Avenida do Sol",
    number: "2200",
    complement: null,
    neighborhood: "Centro",
    city: "Caetité",
    uf: "BA",
    cep: "46400000",
  },
  ipe: undefined,
};

export const seedBillingAddress = async (scope: Scope, address: BillingAddressFields | undefined): Promise<void> => {
  if (address) acceptedBy(await createBillingAddress(scope, { ...nothing, body: address }));
};
