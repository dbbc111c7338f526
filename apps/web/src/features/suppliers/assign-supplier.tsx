import type { Supplier } from "@emdia/contract/suppliers/supplier.ts";
import { useTranslation } from "react-i18next";
import { AssignButton } from "../../shared/pendencies/assignment/assign-button.tsx";

/** Assigns the reviews of the supplier, one button per contractor of the user. */
export const AssignSupplier = ({ supplier: { id, projects } }: { readonly supplier: Supplier }) => {
  const { t } = useTranslation("suppliers");
  const contractors = [...new Map(projects.first.map(({ company }) => [company.id, company])).values()];
  return contractors.map(({ id: contractorId, name }) => (
    <AssignButton
      key={contractorId}
      of="supplier"
      id={id}
      contractorId={contractorId}
      label={contractors.length > 1 ? t("assignOf", { contractor: name }) : t("assign")}
    />
  ));
};
