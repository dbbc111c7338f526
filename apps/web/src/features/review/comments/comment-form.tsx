import { COMMENT_ATTACHMENTS_MAX, UPLOAD_MAX_MB } from "@emdia/contract/limits.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button, Group, Radio, Stack } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useFileChoice } from "../../../shared/uploads/files/choose-file.tsx";
import { commentFiles } from "./comment-files.ts";
import { CommentText } from "./comment-text.tsx";
import classes from "./comments.module.css";
import { FileChips } from "./file-chips.tsx";
import { Mentions } from "./mentions.tsx";
import { refusedFile } from "./refused-file.ts";
import { type CommentFormState, useCommentForm } from "./use-comment-form.ts";

const Kinds = ({ form: { kinds, kind, write } }: { readonly form: CommentFormState }) => {
  const { t } = useTranslation("review");
  return (
    <Radio.Group
      label={t("comments.kind")}
      value={kind}
      onChange={(chosen) => write({ kind: kinds.find((one) => one === chosen) ?? null })}
    >
      <Stack gap={6} mt={4}>
        {kinds.map((one) => (
          <Radio key={one} value={one} label={t(`comments.kinds.${one}`)} description={t(`comments.means.${one}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
};

/** Errors of the form that belong to no field. */
const Obstacles = ({ form: { error, files, isHeldByFile } }: { readonly form: CommentFormState }) => {
  const { t } = useTranslation("review");
  const messageOf = useMessageOf();
  const names = files.left.join(", ");
  return (
    <>
      {names !== "" && <RefusalNote>{t("comments.files.tooMany", { most: COMMENT_ATTACHMENTS_MAX, names })}</RefusalNote>}
      {isHeldByFile && <RefusalNote>{t("comments.files.failed")}</RefusalNote>}
      {error !== null && refusedFile(error) === null && <RefusalNote>{messageOf(error)}</RefusalNote>}
    </>
  );
};

/** Form for a comment, a question that stops the pendency, or an answer that returns it. */
export const CommentForm = ({ pendency }: { readonly pendency: Pendency }) => {
  const { t } = useTranslation(["review", "uploads"]);
  const form = useCommentForm(pendency);
  const { draft, files, write } = form;
  const attach = useRef<HTMLButtonElement>(null);
  const choice = useFileChoice({ several: true, onChoose: files.add });
  const remove = (id: number) => {
    files.remove(id);
    attach.current?.focus();
  };
  return (
    <form noValidate className={classes.form} onSubmit={form.submit} aria-label={t("comments.write")}>
      {form.kinds.length > 1 && <Kinds form={form} />}
      <CommentText form={form} />
      {choice.field}
      <div className={classes.attach}>
        <Button
          ref={attach}
          variant="default"
          leftSection={<IconPaperclip size={16} aria-hidden="true" />}
          aria-describedby="comment-files-hint"
          onClick={choice.open}
        >
          {t("comments.files.attach")}
        </Button>
        <p id="comment-files-hint" className={classes.quiet}>
          {t("comments.files.says", { most: COMMENT_ATTACHMENTS_MAX, megabytes: UPLOAD_MAX_MB })}
        </p>
      </div>
      <FileChips files={files.list} queue={commentFiles} error={form.error} onRemove={remove} />
      <Mentions pendencyId={pendency.id} mentions={draft.mentions} onMention={(mentions) => write({ mentions })} />
      <Obstacles form={form} />
      <Group justify="flex-end">
        <Button type="submit" loading={form.isPending}>
          {t("comments.send")}
        </Button>
      </Group>
    </form>
  );
};
