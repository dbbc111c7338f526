import { COMMENT_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./comments.module.css";
import type { CommentFormState } from "./use-comment-form.ts";

type Props = { readonly form: Pick<CommentFormState, "draft" | "field" | "files" | "isLacking" | "isPending" | "write"> };

/** The text of a comment. Files can be dropped on it or pasted into it. */
export const CommentText = ({ form: { draft, field, files, isLacking, isPending, write } }: Props) => {
  const { t } = useTranslation("review");
  const { isOver, place } = files.drop;
  return (
    <div className={classes.words} data-over={isOver} {...place}>
      <Textarea
        ref={field}
        name="comment"
        label={t("comments.text")}
        required
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_MAX_LENGTH}
        // Read-only while sending: later input would be lost when the draft is deleted.
        readOnly={isPending}
        value={draft.text}
        error={isLacking && t("comments.textMissing")}
        onPaste={files.onPaste}
        onChange={({ currentTarget }) => write({ text: currentTarget.value })}
      />
      {isOver && <p className={classes.drop}>{t("comments.files.drop")}</p>}
    </div>
  );
};
