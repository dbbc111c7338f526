import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { ImportButton } from "../../features/imports/import-button.tsx";
import { RestrictionList } from "../../features/restrictions/restriction-list.tsx";
import { useCompanyHolding } from "../../shared/session/companies/use-company-holding.ts";

const importing: readonly PermissionKey[] = ["import_restricted_employee"];

/** Import button for the company of the section. */
const ImportRestrictions = () => {
  const { company } = useCompanyHolding(importing);
  if (company === null) return null;
  return <ImportButton place={{ kind: "restrictions", companyId: company.id }} companies={[company]} />;
};

/** The section of restricted workers, with their import. */
export const RestrictedWorkersPage = () => <RestrictionList tools={<ImportRestrictions />} />;
