import { refuse } from "../../../kernel/outcome.ts";
import { rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { mayChange, whereBillingIsSeen, whereMayChange } from "../policy.ts";
import { decideBillingAddressChange } from "../rules/billing-address-change.ts";
import { lockBillingAddress, saveBillingAddress } from "../store/billing-addresses.ts";
import { aboutBillingAddress, presentBillingAddress } from "./present-billing-address.ts";

export const changeBillingAddress: Handler<"PUT /billings/address/{id}"> = async (scope, { params: { id }, body }) => {
  const address = await lockBillingAddress(scope, [...whereBillingIsSeen(scope), ...whereMayChange(scope)], id);
  if (!address) return refuse("billing_address.not_found");
  const { companyId } = address;
  if (!mayChange(scope, companyId)) return refuse("permission.missing", { permission: "update_company_data", companyId });

  const decision = decideBillingAddressChange(address, body);
  if (decision.kind === "stale") return refuse("billing_address.stale", { version: address.version, changed: decision.changed });
  if (decision.changes.length === 0) return presentBillingAddress(scope, address);

  const { version: _, ...fields } = body;
  const saved = await saveBillingAddress(scope, address, fields);
  const about = aboutBillingAddress(saved);
  await rememberAll(
    scope,
    decision.changes.map((change) => ({ ...about, action: "billing_address.changed", change })),
  );
  return presentBillingAddress(scope, saved);
};
