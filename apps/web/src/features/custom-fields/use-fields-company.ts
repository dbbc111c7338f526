import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useCompanyHolding } from "../../shared/session/use-company-holding.ts";

const deciding: readonly PermissionKey[] = ["config_employee_additional_info"];

/** The contractor whose fields are open: of those that are chosen in the bar, or of all, the first where the person decides them. */
export const useFieldsCompany = () => useCompanyHolding(deciding).company;
