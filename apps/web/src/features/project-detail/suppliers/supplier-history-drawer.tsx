import type { ProjectCompany } from "@emdia/contract/projects/company-routes.ts";
import { Drawer } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ProjectHistory } from "../project-history.tsx";

type Props = { readonly supplier: ProjectCompany | null; readonly opened: boolean; readonly onClose: () => void };

export const SupplierHistoryDrawer = ({ supplier, opened, onClose }: Props) => {
  const { t } = useTranslation(["projectDetail", "shared"]);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t("suppliers.historyOf", { name: supplier?.tradingName ?? "" })}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {supplier && <ProjectHistory projectId={supplier.projectId} providerId={supplier.companyId} />}
    </Drawer>
  );
};
