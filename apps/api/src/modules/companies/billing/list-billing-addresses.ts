import type { Handler } from "../../../platform/http/handler.ts";
import { whereBillingIsSeen } from "../policy.ts";
import { listBillingAddressPage } from "../store/billing-addresses.ts";
import { presentBillingAddress } from "./present-billing-address.ts";

export const listBillingAddresses: Handler<"GET /billings/address"> = async (scope, { query: { companyId, ...paging } }) => {
  const seen = whereBillingIsSeen(scope).filter((id) => companyId === undefined || id === companyId);
  const { rows, meta } = await listBillingAddressPage(scope, seen, paging);
  return { results: rows.map((address) => presentBillingAddress(scope, address)), meta };
};
