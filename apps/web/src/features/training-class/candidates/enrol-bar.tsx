import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { ReasonField } from "../../../shared/trainings/reasons/reason-field.tsx";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import lines from "../../../shared/ui/lines.module.css";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "./candidates.module.css";

type Props = {
  readonly training: TrainingClass;
  readonly count: number;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onAdd: (description: string) => void;
  readonly onClose: () => void;
};

/** Adds the selected workers. After the end of the class it asks for a description. */
export const EnrolBar = ({ training: { state, vacancy, taken }, count, busy, error, onAdd, onClose }: Props) => {
  const { t } = useTranslation("trainingClass");
  const messageOf = useMessageOf();
  const [description, setDescription] = useState("");
  const [isTried, setTried] = useState(false);
  const needsDescription = state === "finished";
  const isMissing = needsDescription && description.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) onAdd(description.trim());
  };
  return (
    <form noValidate onSubmit={submit} className={classes.bar}>
      {needsDescription && (
        <>
          <p>{t("add.lateSays")}</p>
          <ReasonField
            label={t("description")}
            missing={isTried && isMissing && t("descriptionMissing")}
            value={description}
            onChange={setDescription}
          />
        </>
      )}
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <p role="status">
        <strong>{t("add.chosen", { count })}</strong>
        <span className={lines.quiet}> · {t("add.free", { count: Math.max(0, vacancy - taken) })}</span>
      </p>
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={t("add.submit")} busy={busy} disabled={count === 0} />
    </form>
  );
};
