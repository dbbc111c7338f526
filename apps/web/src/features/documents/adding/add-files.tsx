import { UPLOAD_MAX_MB } from "@emdia/contract/limits.ts";
import { Button, Group } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconCamera, IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFileChoice } from "../../../shared/uploads/files/choose-file.tsx";
import { useDropPlace } from "../../../shared/uploads/files/use-drop-place.ts";
import type { UploadPlace } from "../../../shared/uploads/upload.ts";
import classes from "../documents.module.css";
import { ADDING, type SendBlocker } from "../sending/find-send-blocker.ts";
import { SendBlockerNote } from "../sending/send-blocker-note.tsx";
import { addFiles } from "./page-drop.tsx";
import { ShotsTray } from "./shots-tray.tsx";
import { useShots } from "./use-shots.ts";

/** Touch devices usually have a camera. */
const TOUCH = "(pointer: coarse)";

type Props = {
  readonly place: UploadPlace;
  readonly today: string;
  /** The rejected document, which the first new file replaces. */
  readonly replaces: number | null;
  readonly blocker: SendBlocker | null;
};

/** Adds files by picker, drag and drop or camera. The page takes pasted files and those that are dropped beside the zone. */
export const AddFiles = ({ place, today, replaces, blocker }: Props) => {
  const { t } = useTranslation("documents");
  const send = (files: readonly File[]) => addFiles(files, { place, replaces });
  const shots = useShots(place, today);
  const chosen = useFileChoice({ several: true, onChoose: send });
  const camera = useFileChoice({ camera: true, onChoose: shots.add });
  const dropped = useDropPlace(send);
  const isTouch = useMediaQuery(TOUCH, false, { getInitialValueInEffect: false });
  return (
    <section className={classes.group} aria-label={t("add.title")} data-blocker-at={ADDING}>
      {chosen.field}
      {camera.field}
      <div className={classes.drop} data-over={dropped.isOver} {...dropped.place}>
        {!isTouch && <p>{t(dropped.isOver ? "add.release" : "add.drop")}</p>}
        <Group gap="xs" justify="center">
          <Button data-file-chooser leftSection={<IconUpload size={16} aria-hidden="true" />} variant="default" onClick={chosen.open}>
            {t("add.choose")}
          </Button>
          {isTouch && (
            <Button leftSection={<IconCamera size={16} aria-hidden="true" />} variant="default" onClick={camera.open}>
              {t("add.camera")}
            </Button>
          )}
        </Group>
        <p className={classes.quiet}>{t("add.says", { megabytes: UPLOAD_MAX_MB })}</p>
      </div>
      <SendBlockerNote blocker={blocker} at={ADDING} />
      {shots.list.length > 0 && <ShotsTray shots={shots} onAnother={camera.open} />}
    </section>
  );
};
