import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../shared/ui/dialogs/confirm-dialog.tsx";
import type { FileLines } from "./use-file-lines.ts";

type Props = {
  readonly opened: boolean;
  readonly files: FileLines;
  readonly onStay: () => void;
  readonly onClose: () => void;
};

/** Asks before the drawer closes while choices would be lost, or attached documents are not sent for analysis. */
export const ClosingDialog = ({ opened, files, onStay, onClose }: Props) => {
  const { t } = useTranslation("sendMany");
  return (
    <ConfirmDialog
      opened={opened}
      title={t("closing.title")}
      goBack={t("closing.stay")}
      goOn={t("closing.close")}
      onClose={onStay}
      onGoOn={onClose}
    >
      {files.isUnsaved && <p>{t("closing.unsaved")}</p>}
      {files.attached.length > 0 && <p>{t("closing.attached", { count: files.attached.length })}</p>}
    </ConfirmDialog>
  );
};
