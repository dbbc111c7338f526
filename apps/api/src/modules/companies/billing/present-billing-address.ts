import type { Scope } from "../../../platform/access/scope.ts";
import { mayChange } from "../policy.ts";
import type { KeptBillingAddress } from "../store/billing-addresses.ts";

/** Adds the actions that the caller may take on the address. */
export const presentBillingAddress = (scope: Scope, address: KeptBillingAddress) => ({
  ...address,
  can: { update: mayChange(scope, address.companyId) },
});

/** Owner, subject and display name of the address in the company history. */
export const aboutBillingAddress = ({ companyId, id, street, number }: KeptBillingAddress) => ({
  ownerId: companyId,
  about: { kind: "company", id: companyId },
  subject: { kind: "billing_address", id, name: `${street}, ${number}` },
});
