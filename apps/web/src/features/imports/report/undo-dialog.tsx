import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { focusPage } from "../../../shared/ui/focus/focus-page.ts";
import { useUndoImport } from "../imports-queries.ts";

type Props = { readonly id: number | null; readonly opened: boolean; readonly onClose: () => void };

export const UndoDialog = ({ id, opened, onClose }: Props) => {
  const { t } = useTranslation("imports");
  const confirmation = useConfirmedMutation({ mutation: useUndoImport(), value: id, done: t("report.undoDone"), onClose });
  return (
    <ConfirmDialog
      {...confirmation}
      opened={opened}
      destroys
      focusInstead={focusPage}
      title={t("report.undoTitle")}
      goBack={t("cancel")}
      goOn={t("report.undo")}
    >
      <p>{t("report.undoAsk")}</p>
    </ConfirmDialog>
  );
};
