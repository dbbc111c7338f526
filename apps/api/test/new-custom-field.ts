import type { Contract } from "@emdia/contract/contract.ts";
import type { CustomFieldAsks } from "@emdia/contract/custom-fields/custom-value.ts";
import type { Client } from "@emdia/contract/route.ts";

type Key = "POST /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields";
type Body = NonNullable<Parameters<ReturnType<Client<Pick<Contract, Key>>>>[0]>["body"];

/** A field as a contracting company may ask for it, about a worker unless it says otherwise. */
export const aCustomField = (name: string, asks: CustomFieldAsks, more: Partial<Omit<Body, "name" | "asks">> = {}): Body => ({
  name,
  appliesTo: "employee",
  ...more,
  asks: asks.kind === "choice" ? { ...asks, options: [...asks.options] } : asks,
});
