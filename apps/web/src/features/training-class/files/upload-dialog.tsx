import { UPLOAD_MAX_MB } from "@emdia/contract/limits.ts";
import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { Button, NativeSelect } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useFileChoice } from "../../../shared/uploads/files/choose-file.tsx";
import { fileRejectionOf, type Unfit } from "../../../shared/uploads/files/fit-file.ts";
import classes from "../training-class.module.css";
import { type FilePurpose, filePurposes, useUploadFile } from "./file-queries.ts";

type Props = { readonly training: TrainingClass; readonly opened: boolean; readonly onClose: () => void };
type Fault = Unfit | "missing";

const UploadForm = ({ training, onClose }: Omit<Props, "opened">) => {
  const { t } = useTranslation("trainingClass");
  const messageOf = useMessageOf();
  const { mutate, isPending, error } = useUploadFile(training);
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [purpose, setPurpose] = useState<FilePurpose>("attendanceList");
  const choose = ([chosen]: readonly File[]) => {
    const rejection = chosen ? fileRejectionOf(chosen) : null;
    setFault(rejection);
    setFile(rejection === null ? (chosen ?? null) : null);
  };
  const { field, open } = useFileChoice({ onChoose: choose });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (file === null) return setFault((known) => known ?? "missing");
    mutate(
      { file, purpose },
      {
        onSuccess: ({ name }) => {
          notify.success(t("files.sent", { name }));
          onClose();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={send} className={classes.form}>
      {field}
      <div className={classes.chooseFile}>
        <Button variant="default" leftSection={<IconUpload size={16} aria-hidden="true" />} disabled={isPending} onClick={open}>
          {t(file ? "files.chooseOther" : "files.choose")}
        </Button>
        <span role="status">{file?.name ?? t("files.limits", { megabytes: UPLOAD_MAX_MB })}</span>
      </div>
      {fault !== null && <RefusalNote>{t(`files.faults.${fault}`, { megabytes: UPLOAD_MAX_MB })}</RefusalNote>}
      <NativeSelect
        name="purpose"
        label={t("files.purpose")}
        value={purpose}
        onChange={({ currentTarget: { value } }) => setPurpose(filePurposes.find((one) => one === value) ?? purpose)}
        data={filePurposes.map((value) => ({ value, label: t(`files.purposes.${value}`) }))}
      />
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={t("files.submit")} busy={isPending} />
    </form>
  );
};

/** Uploads a file of a class and says who reads it. */
export const UploadDialog = ({ opened, ...form }: Props) => {
  const { t } = useTranslation("trainingClass");
  return (
    <FormDialog opened={opened} onClose={form.onClose} title={t("files.add")}>
      {opened && <UploadForm {...form} />}
    </FormDialog>
  );
};
