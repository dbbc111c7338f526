import type { AwaitedCompany } from "@emdia/contract/projects/wizard.ts";
import { Button } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../loading/lazy-dialog.tsx";

const CompleteDialog = lazyDialog(async () => (await import("./complete-dialog.tsx")).CompleteDialog);

type Props = { readonly company: AwaitedCompany; readonly onCompleted: (company: AwaitedCompany) => void };

/** Button to edit an entered company until it registers. */
export const CompleteButton = ({ company, onCompleted }: Props) => {
  const { t } = useTranslation("supplierSearch");
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPencil size={14} aria-hidden="true" />}
        onClick={() => setOpened(true)}
        aria-label={t("complete.openNamed", { name: company.tradingName })}
      >
        {t("complete.open")}
      </Button>
      <CompleteDialog id={company.id} opened={opened} onCompleted={onCompleted} onClose={() => setOpened(false)} />
    </>
  );
};
