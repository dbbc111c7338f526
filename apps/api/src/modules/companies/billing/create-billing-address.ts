import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { isTheirs, mayChange, whereMayChange } from "../policy.ts";
import { insertBillingAddress } from "../store/billing-addresses.ts";
import { aboutBillingAddress, presentBillingAddress } from "./present-billing-address.ts";

/** A company has one billing address. A concurrent second creation gets `billing_address.exists`. */
export const createBillingAddress: Handler<"POST /billings/address"> = async (scope, { body: { companyId, ...fields } }) => {
  const [only, ...others] = companyId === undefined ? whereMayChange(scope) : [companyId];
  if (only === undefined) return refuse("permission.missing", { permission: "update_company_data" });
  if (others.length > 0) return refuse("company.choose_one", { companies: [only, ...others] });
  if (!isTheirs(scope, only)) return refuse("company.not_found");
  if (!mayChange(scope, only)) return refuse("permission.missing", { permission: "update_company_data", companyId: only });

  const address = await insertBillingAddress(scope, only, fields);
  if (!address) return refuse("billing_address.exists");
  await recordHistory(scope, { ...aboutBillingAddress(address), action: "billing_address.created" });
  return presentBillingAddress(scope, address);
};
