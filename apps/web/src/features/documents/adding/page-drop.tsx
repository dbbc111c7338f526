import { Portal } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { noDates, type UploadPlace } from "../../../shared/uploads/upload.ts";
import { uploads } from "../../../shared/uploads/uploads.ts";
import classes from "./page-drop.module.css";
import { usePageFiles } from "./use-page-files.ts";

type Props = {
  readonly place: UploadPlace;
  /** The rejected document, which the first new file replaces. */
  readonly replaces: number | null;
  readonly onAdded?: () => void;
};

/** Adds files to the queue of uploads. Each uploads at once, independently of the others. */
export const addFiles = (files: readonly File[], { place, replaces }: Pick<Props, "place" | "replaces">): void =>
  uploads.add(files.map((file, at) => ({ file, place, replaces: at === 0 ? replaces : null, dates: noDates })));

/** Attaches files that are dropped or pasted anywhere on the page of a pendency. */
export const PageDrop = ({ place, replaces, onAdded }: Props) => {
  const { t } = useTranslation("documents");
  const isOver = usePageFiles((files) => {
    addFiles(files, { place, replaces });
    onAdded?.();
  });
  if (!isOver) return null;
  return (
    <Portal>
      <div className={classes.over}>
        <p>
          <IconUpload size={20} stroke={1.8} aria-hidden="true" />
          {t("add.releaseFor", { name: place.title })}
        </p>
      </div>
    </Portal>
  );
};
