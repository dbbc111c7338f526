import { UPLOAD_MAX_MB } from "@emdia/contract/limits.ts";
import { Button, Group } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconCamera, IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFileChoice } from "../../../shared/uploads/files/choose-file.tsx";
import { noDates, type UploadPlace } from "../../../shared/uploads/upload.ts";
import { uploads } from "../../../shared/uploads/uploads.ts";
import classes from "../documents.module.css";
import { ShotsTray } from "./shots-tray.tsx";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { useShots } from "./use-shots.ts";

/** Touch devices usually have a camera. */
const HELD = "(pointer: coarse)";

type Props = {
  readonly place: UploadPlace;
  readonly today: string;
  /** The rejected document, which the first new file replaces. */
  readonly replaces: number | null;
};

/** Adds files by picker, drag and drop, paste or camera. Each file uploads at once, independently of the others. */
export const AddFiles = ({ place, today, replaces }: Props) => {
  const { t } = useTranslation("documents");
  const send = (files: readonly File[]) =>
    uploads.add(files.map((file, at) => ({ file, place, replaces: at === 0 ? replaces : null, dates: noDates })));
  const shots = useShots(place, today);
  const chosen = useFileChoice({ several: true, onChoose: send });
  const camera = useFileChoice({ camera: true, onChoose: shots.add });
  const dropped = useDroppedFiles(send);
  const isHeld = useMediaQuery(HELD, false, { getInitialValueInEffect: false });
  return (
    <section className={classes.group} aria-label={t("add.title")}>
      {chosen.field}
      {camera.field}
      <div className={classes.drop} data-over={dropped.isOver} {...dropped.place}>
        {!isHeld && <p>{t(dropped.isOver ? "add.release" : "add.drop")}</p>}
        <Group gap="xs" justify="center">
          <Button leftSection={<IconUpload size={16} aria-hidden="true" />} variant="default" onClick={chosen.open}>
            {t("add.choose")}
          </Button>
          {isHeld && (
            <Button leftSection={<IconCamera size={16} aria-hidden="true" />} variant="default" onClick={camera.open}>
              {t("add.camera")}
            </Button>
          )}
        </Group>
        <p className={classes.quiet}>{t("add.says", { megabytes: UPLOAD_MAX_MB })}</p>
      </div>
      {shots.list.length > 0 && <ShotsTray shots={shots} onAnother={camera.open} />}
    </section>
  );
};
