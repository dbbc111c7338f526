import { TRAINING_TEXT_MAX } from "@emdia/contract/trainings/limits.ts";
import { Checkbox, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import fields from "../fields/fields.module.css";
import type { ConfigFormState } from "./use-config-form.ts";

type Props = { readonly form: ConfigFormState };
type NumberField = "minimumScore" | "minimumAttendance" | "vacancy";

const NumberInput = ({ field, form: { draft, type, errorOf } }: Props & { readonly field: NumberField }) => {
  const { t } = useTranslation("trainings");
  return (
    <TextInput
      name={field}
      label={t(`form.${field}`)}
      required
      inputMode={field === "minimumScore" ? "decimal" : "numeric"}
      autoComplete="off"
      value={draft[field]}
      error={errorOf(field)}
      onChange={({ currentTarget }) => type({ [field]: currentTarget.value })}
    />
  );
};

/** Test, attendance, places and syllabus. Without a test there is no score. */
export const ResultFields = ({ form }: Props) => {
  const { t } = useTranslation("trainings");
  const { draft, type, errorOf } = form;
  return (
    <>
      <Checkbox
        label={t("form.hasTest")}
        description={t("form.hasTestSays")}
        checked={draft.hasTest}
        onChange={({ currentTarget }) => type({ hasTest: currentTarget.checked, minimumScore: draft.minimumScore })}
      />
      <div className={fields.three}>
        {draft.hasTest && <NumberInput field="minimumScore" form={form} />}
        <NumberInput field="minimumAttendance" form={form} />
        <NumberInput field="vacancy" form={form} />
      </div>
      <Textarea
        name="syllabus"
        label={t("form.syllabus")}
        description={t("form.syllabusSays")}
        required
        autosize
        minRows={3}
        maxRows={10}
        maxLength={TRAINING_TEXT_MAX}
        value={draft.syllabus}
        error={errorOf("syllabus")}
        onChange={({ currentTarget }) => type({ syllabus: currentTarget.value })}
      />
    </>
  );
};
