import { companySides } from "@emdia/contract/companies/sides.ts";
import type { Scope, Side } from "../../../platform/access/scope.ts";

/** The sides of a company: contractor, provider or both; empty for an unknown company. */
export const sidesOfCompany = async (scope: Scope, companyId: number): Promise<readonly Side[]> => {
  const company = await scope.tx
    .selectFrom("company")
    .select(["is_contractor as contractor", "is_provider as provider"])
    .where("id", "=", companyId)
    .executeTakeFirst();
  return companySides.filter((side) => company?.[side]);
};
