import type { RiskSchedule } from "@emdia/contract/risk-schedule/schedule.ts";
import { Button } from "@mantine/core";
import { IconHistory, IconPencil, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { ScheduleDialog } from "../form/lazy-schedule-dialog.ts";
import type { ActionDialogProps } from "./action-dialog.ts";

const CancelDialog = lazyDialog<ActionDialogProps>(async () => (await import("./cancel-dialog.tsx")).CancelDialog);
const HistoryDrawer = lazyDialog<ActionDialogProps>(async () => (await import("./history-drawer.tsx")).HistoryDrawer);

/** Actions of a schedule in its header, with their dialogs. */
export const ScheduleActions = ({ schedule }: { readonly schedule: RiskSchedule }) => {
  const { t } = useTranslation("riskSchedule");
  const [opened, open] = useState<"edit" | "cancel" | "history" | null>(null);
  const { can } = schedule;
  const shared = { schedule, onClose: () => open(null) };
  return (
    <>
      {can.history && (
        <Button variant="default" leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={() => open("history")}>
          {t("actions.history")}
        </Button>
      )}
      {can.cancel && (
        <Button variant="default" leftSection={<IconX size={16} aria-hidden="true" />} onClick={() => open("cancel")}>
          {t("actions.cancel")}
        </Button>
      )}
      {can.update && (
        <Button leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => open("edit")}>
          {t("actions.edit")}
        </Button>
      )}
      <ScheduleDialog {...shared} opened={opened === "edit"} />
      <CancelDialog {...shared} opened={opened === "cancel"} />
      <HistoryDrawer {...shared} opened={opened === "history"} />
    </>
  );
};
