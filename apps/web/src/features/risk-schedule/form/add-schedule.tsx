import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../shared/session/permissions.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { ScheduleDialog } from "./lazy-schedule-dialog.ts";

/** Button that opens the form of a new schedule. */
export const AddSchedule = () => {
  const { t } = useTranslation("riskSchedule");
  const dialog = useDialog<null>();
  if (!useMay()("add_risk_schedule")) return null;
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => dialog.open(null)}>
        {t("list.add")}
      </Button>
      <ScheduleDialog schedule={null} opened={dialog.opened} onClose={dialog.close} />
    </>
  );
};
