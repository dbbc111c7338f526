import type { Scope } from "../../../platform/access/scope.ts";
import { mayChange } from "../policy.ts";
import type { KeptBillingAddress } from "../store/billing-addresses.ts";

/** The address with what this person may do to it. */
export const presentBillingAddress = (scope: Scope, address: KeptBillingAddress) => ({
  ...address,
  can: { update: mayChange(scope, address.companyId) },
});

/** Under which thing its history is shown, and how it is named there. */
export const aboutBillingAddress = ({ companyId, id, street, number }: KeptBillingAddress) => ({
  ownerId: companyId,
  about: { kind: "company", id: companyId },
  subject: { kind: "billing_address", id, name: `${street}, ${number}` },
});
