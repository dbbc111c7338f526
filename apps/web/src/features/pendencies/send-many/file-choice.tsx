import { SEND_FILES_MAX, UPLOAD_MAX_MB } from "@emdia/contract/limits.ts";
import { Button, Group } from "@mantine/core";
import { IconFolder, IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFileChoice } from "../../../shared/uploads/files/choose-file.tsx";
import { useDropPlace } from "../../../shared/uploads/files/use-drop-place.ts";
import classes from "./send-many.module.css";

type Props = { readonly onChoose: (files: readonly File[]) => void; readonly busy: boolean };

/** Chooses files or a folder, by picker or by drag and drop. Takes nothing while files are read. */
export const FileChoice = ({ onChoose, busy }: Props) => {
  const { t } = useTranslation("sendMany");
  const files = useFileChoice({ several: true, onChoose });
  const folder = useFileChoice({ several: true, folder: true, onChoose });
  const drop = useDropPlace(onChoose, { disabled: busy, folders: true });
  return (
    <div className={classes.drop} data-over={drop.isOver} {...drop.place}>
      {files.field}
      {folder.field}
      <Group gap="xs" justify="center">
        <Button variant="default" leftSection={<IconFolder size={16} aria-hidden="true" />} disabled={busy} onClick={folder.open}>
          {t("choose.folder")}
        </Button>
        <Button variant="default" leftSection={<IconUpload size={16} aria-hidden="true" />} disabled={busy} onClick={files.open}>
          {t("choose.files")}
        </Button>
      </Group>
      <p className={classes.quiet}>{t("choose.says", { files: SEND_FILES_MAX, megabytes: UPLOAD_MAX_MB })}</p>
    </div>
  );
};
