import { TRAINING_REASON_MAX } from "@emdia/contract/trainings/limits.ts";
import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { endedValidity } from "../../../shared/trainings/validity-end.ts";
import fields from "../fields/fields.module.css";
import type { ClassFieldsForm } from "./use-class-form.ts";

const DAY_LENGTH = "YYYY-MM-DD".length;

/** Shown for past sessions: who may enter them, why it is done, and whether the certificates would be over already. */
export const PastSessions = ({ form: { draft, type, errorOf, now } }: { readonly form: ClassFieldsForm }) => {
  const { t } = useTranslation("trainings");
  const { day } = useFormat();
  const may = useMay()("add_training_class_retroactive");
  const end = endedValidity({ sessions: draft.sessions, validityMonths: draft.config?.validityMonths, today: now.slice(0, DAY_LENGTH) });
  return (
    <>
      <p className={may ? fields.quiet : fields.fault}>{t(may ? "newClass.pastSays" : "newClass.pastRefused")}</p>
      {end !== null && (
        <p role="status" className={fields.fault}>
          {t("newClass.validityOver", { day: day(end) })}
        </p>
      )}
      <Textarea
        name="description"
        label={t("newClass.description")}
        description={t("newClass.descriptionSays")}
        required
        autosize
        minRows={2}
        maxRows={6}
        maxLength={TRAINING_REASON_MAX}
        value={draft.description}
        error={errorOf("description")}
        onChange={({ currentTarget }) => type({ description: currentTarget.value })}
      />
    </>
  );
};
