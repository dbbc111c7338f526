import { Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { companyDataQuery } from "../../shared/session/companies/company-data.ts";

const HistoryDrawer = lazyDialog(async () => (await import("./company-history-drawer.tsx")).CompanyHistoryDrawer);

/** Button that opens the history, shown to users who may see the company's data. */
export const CompanyHistoryButton = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation("myCompany");
  const [opened, setOpened] = useState(false);
  const mayRead = useQuery(companyDataQuery(companyId)).data?.can.see === true;
  if (!mayRead) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t("history.open")}
      </Button>
      <HistoryDrawer companyId={companyId} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};
