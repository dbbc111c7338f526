import type { Supplier, SupplierReminders } from "@emdia/contract/suppliers/supplier.ts";
import { Button } from "@mantine/core";
import { IconBellRinging } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { ConfirmDialog } from "../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { useDialog } from "../../shared/ui/dialogs/use-dialog.ts";
import classes from "./supplier-page.module.css";
import { useRemindSupplier } from "./suppliers-queries.ts";

/** When the last reminder was sent and by whom, or why there is none to send. */
const useReminderState = () => {
  const { t } = useTranslation("suppliers");
  const { instant, number } = useFormat();
  return ({ last, due }: SupplierReminders): string => {
    if (last) return t(last.isToday ? "reminder.today" : "reminder.last", { at: instant(last.sentAt), by: last.sentBy });
    return due === 0 ? t("reminder.nothing") : t("reminder.due", { count: due, total: number(due) });
  };
};

type Props = { readonly supplier: Supplier };

/** Sends the reminder of the day, one button per contractor of the user. */
export const RemindSupplier = ({ supplier: { id, tradingName, reminders } }: Props) => {
  const { t } = useTranslation("suppliers");
  const { number } = useFormat();
  const stateOf = useReminderState();
  const dialog = useDialog<SupplierReminders>();
  const chosen = dialog.subject ?? null;
  const mutation = useRemindSupplier(id);
  const confirmed = useConfirmedMutation({
    mutation,
    value: chosen?.contractor.id ?? null,
    done: t("reminder.done"),
    onClose: dialog.close,
  });
  return (
    <>
      {reminders.map((reminder) => (
        <div key={reminder.contractor.id} className={classes.reminder}>
          <Button
            leftSection={<IconBellRinging size={16} aria-hidden="true" />}
            disabled={!reminder.can.send}
            onClick={() => dialog.open(reminder)}
          >
            {t("reminder.button")}
          </Button>
          <span className={classes.quiet}>
            {reminders.length > 1 && `${reminder.contractor.name} · `}
            {stateOf(reminder)}
          </span>
        </div>
      ))}
      <ConfirmDialog
        opened={dialog.opened}
        title={t("reminder.title", { name: tradingName })}
        goBack={t("reminder.cancel")}
        goOn={t("reminder.go")}
        {...confirmed}
      >
        {chosen && (
          <>
            <p>
              {t("reminder.of", { company: chosen.contractor.name })}: {t("reminder.due", { count: chosen.due, total: number(chosen.due) })}
              .
            </p>
            <p>{t("reminder.says")}</p>
          </>
        )}
      </ConfirmDialog>
    </>
  );
};
