import { ActionIcon, Button, VisuallyHidden } from "@mantine/core";
import { IconFile, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { useSize } from "../../../shared/uploads/files/use-size.ts";
import { remedyOf } from "../../../shared/uploads/remedy.ts";
import { isUnderWay, percentOf, type Upload } from "../../../shared/uploads/upload.ts";
import { useFailureText } from "../../../shared/uploads/use-failure-text.ts";
import type { AttachmentQueue } from "./comment-files.ts";
import classes from "./comments.module.css";
import { refusedFile } from "./refused-file.ts";

type Props = {
  readonly file: Upload;
  readonly queue: AttachmentQueue;
  /** The refusal of the comment, which may name this file. */
  readonly error: unknown;
  readonly onRemove: () => void;
};

const useWhy = ({ file, error }: Pick<Props, "file" | "error">): string | null => {
  const failureText = useFailureText();
  const messageOf = useMessageOf();
  const isRefused = file.documentId !== null && refusedFile(error) === file.documentId;
  return isRefused ? messageOf(error) : failureText(file);
};

const Chip = ({ file, queue, error, onRemove }: Props) => {
  const { t } = useTranslation(["review", "uploads"]);
  const sizeText = useSize();
  const { id, name, size, state, failure } = file;
  const why = useWhy({ file, error });
  const percent = percentOf(file);
  const isGoing = isUnderWay(file);
  return (
    <li className={classes.file} data-failed={why !== null}>
      <IconFile className={classes.fileIcon} size={16} stroke={1.6} aria-hidden="true" />
      <span className={classes.fileName}>{name}</span>
      <span className={classes.fileState}>{isGoing ? t(`uploads:states.${state}`, { percent }) : sizeText(size)}</span>
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t("comments.files.remove", { name })} onClick={onRemove}>
        <IconX size={14} aria-hidden="true" />
      </ActionIcon>
      {isGoing && <progress className={classes.fileProgress} max={100} value={percent} aria-label={t("uploads:progress", { name })} />}
      {why !== null && (
        <div className={classes.fileWhy} role="alert">
          {why}
          {failure !== null && remedyOf(failure) === "retry" && (
            <Button size="compact-sm" variant="default" aria-label={t("uploads:retryOf", { name })} onClick={() => queue.goOn(id)}>
              {t("uploads:retry")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};

type ListProps = Pick<Props, "queue"> & {
  readonly files: readonly Upload[];
  readonly error: unknown;
  readonly onRemove: (id: number) => void;
};

/** The attachments of a draft text. */
export const FileChips = ({ files, queue, error, onRemove }: ListProps) => {
  const { t } = useTranslation("review");
  const ready = files.filter(({ state }) => state === "done").length;
  return (
    <>
      {files.length > 0 && (
        <ul className={classes.files} aria-label={t("comments.files.title")}>
          {files.map((file) => (
            <Chip key={file.id} file={file} queue={queue} error={error} onRemove={() => onRemove(file.id)} />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{files.length > 0 && t("comments.files.ready", { count: ready })}</VisuallyHidden>
    </>
  );
};
