import { TRAINING_REASON_MAX } from "@emdia/contract/trainings/limits.ts";
import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { today } from "../../../shared/format/today.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { pastExpiryDay } from "../../../shared/trainings/past-expiry-day.ts";
import fields from "../fields/fields.module.css";
import type { ClassFieldsForm } from "./use-class-form.ts";

/** Shown for past sessions: the permission that they need, their description, and a warning if the certificates would have expired already. */
export const PastSessions = ({ form: { draft, type, errorOf } }: { readonly form: ClassFieldsForm }) => {
  const { t } = useTranslation(["trainings", "trainingWords"]);
  const { day } = useFormat();
  const may = useMay()("add_training_class_retroactive");
  const expiryDay = pastExpiryDay({ sessions: draft.sessions, validityMonths: draft.config?.validityMonths, today: today() });
  return (
    <>
      <p className={may ? fields.quiet : fields.fault}>{t(may ? "newClass.pastSays" : "newClass.pastRefused")}</p>
      {expiryDay !== null && (
        <p role="status" className={fields.fault}>
          {t("trainingWords:validityOver", { day: day(expiryDay) })}
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
