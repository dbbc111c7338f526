import type { Comment, CommentAttachment } from "@emdia/contract/pendencies/comment.ts";
import { IconFile } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { api } from "../../../shared/api/api.ts";
import { openBeside, saveFile } from "../../../shared/files/open-file.ts";
import { useSize } from "../../../shared/uploads/files/use-size.ts";
import { opensBeside } from "../viewer/shown-as.ts";
import classes from "./comments.module.css";

type Props = { readonly pendencyId: number; readonly attachment: CommentAttachment };

const open = ({ pendencyId, attachment: { id, type } }: Props): Promise<void> => {
  const ask = () => api("GET /pendencies/{id}/comments/attachments/{attachmentId}")({ id: pendencyId, attachmentId: id });
  return opensBeside(type) ? openBeside(ask) : saveFile(ask);
};

/** Opens file types that the browser can show in a new tab and downloads the others. A file that cannot be opened shows the reason. */
const Attachment = ({ pendencyId, attachment }: Props) => {
  const { t } = useTranslation(["review", "pendencyWords"]);
  const sizeText = useSize();
  const { name, size, state, missingKey, can } = attachment;
  return (
    <li className={classes.attachment}>
      <IconFile size={16} stroke={1.6} aria-hidden="true" />
      {can.open ? (
        <button type="button" className={classes.open} onClick={() => void open({ pendencyId, attachment })}>
          <span className={classes.fileName}>{name}</span>
        </button>
      ) : (
        <span className={classes.fileName}>{name}</span>
      )}
      <span className={classes.fileState}>{sizeText(size)}</span>
      {!can.open && (
        <p className={classes.closed} data-state={state}>
          {t(missingKey ? `pendencyWords:missingKey.${missingKey}` : `viewer.closed.${state}`)}
        </p>
      )}
    </li>
  );
};

type ListProps = { readonly comment: Pick<Comment, "pendencyId" | "attachments"> };
/** The attachments of a sent text. */
export const Attachments = ({ comment: { pendencyId, attachments } }: ListProps) => {
  const { t } = useTranslation("review");
  if (attachments.length === 0) return null;
  return (
    <ul className={classes.attachments} aria-label={t("comments.files.title")}>
      {attachments.map((attachment) => (
        <Attachment key={attachment.id} pendencyId={pendencyId} attachment={attachment} />
      ))}
    </ul>
  );
};
