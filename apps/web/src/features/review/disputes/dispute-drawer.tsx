import { COMMENT_ATTACHMENTS_MAX, COMMENT_MAX_LENGTH, UPLOAD_MAX_MB } from "@emdia/contract/limits.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button, Drawer, Textarea } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import section from "../../../shared/ui/panels/page-section.module.css";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useFileChoice } from "../../../shared/uploads/files/choose-file.tsx";
import { disputeFiles } from "../comments/comment-files.ts";
import comments from "../comments/comments.module.css";
import { FileChips } from "../comments/file-chips.tsx";
import { refusedFile } from "../comments/refused-file.ts";
import { useCommentFiles } from "../comments/use-comment-files.ts";
import classes from "./disputes.module.css";
import { useDispute } from "./disputes-queries.ts";

type FormProps = { readonly pendency: Pendency; readonly onClose: () => void };

const Files = ({ files, error }: { readonly files: ReturnType<typeof useCommentFiles>; readonly error: unknown }) => {
  const { t } = useTranslation("review");
  const choice = useFileChoice({ several: true, onChoose: files.add });
  const names = files.left.join(", ");
  return (
    <>
      {choice.field}
      <div className={comments.attach}>
        <Button variant="default" leftSection={<IconPaperclip size={16} aria-hidden="true" />} onClick={choice.open}>
          {t("comments.files.attach")}
        </Button>
        <p className={comments.quiet}>{t("comments.files.says", { most: COMMENT_ATTACHMENTS_MAX, megabytes: UPLOAD_MAX_MB })}</p>
      </div>
      <FileChips files={files.list} queue={disputeFiles} error={error} onRemove={files.remove} />
      {names !== "" && <RefusalNote>{t("comments.files.tooMany", { most: COMMENT_ATTACHMENTS_MAX, names })}</RefusalNote>}
    </>
  );
};

const Form = ({ pendency, onClose }: FormProps) => {
  const { t } = useTranslation("disputes");
  const messageOf = useMessageOf();
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const files = useCommentFiles(pendency.id, disputeFiles);
  const { mutate, isPending, error } = useDispute(pendency);
  const isLacking = text.trim() === "";
  const hasFailed = files.list.some(({ state }) => state === "failed");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isLacking || hasFailed) return;
    mutate(text, {
      onSuccess: (disputes) => {
        if (disputes === null) return;
        notify.success(t("dispute.done"));
        onClose();
      },
    });
  };
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <p className={section.sentence}>{t("dispute.says")}</p>
      <Textarea
        label={t("dispute.text")}
        required
        autosize
        minRows={4}
        maxRows={12}
        maxLength={COMMENT_MAX_LENGTH}
        data-autofocus
        value={text}
        error={isTried && isLacking && t("dispute.textMissing")}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onPaste={files.onPaste}
      />
      <Files files={files} error={error} />
      {isTried && hasFailed && <RefusalNote>{t("dispute.fileFailed")}</RefusalNote>}
      {error !== null && refusedFile(error) === null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={t("dispute.send")} busy={isPending} />
    </form>
  );
};

/** Drawer in which the supplier disputes a rejection with a text and files. */
export const DisputeDrawer = ({ opened, ...form }: FormProps & { readonly opened: boolean }) => {
  const { t } = useTranslation(["disputes", "shared"]);
  return (
    <Drawer
      opened={opened}
      onClose={form.onClose}
      position="right"
      title={t("dispute.action")}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {opened && <Form {...form} />}
    </Drawer>
  );
};
