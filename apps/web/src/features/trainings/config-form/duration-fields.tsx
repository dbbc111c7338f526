import { Checkbox, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import fields from "../fields/fields.module.css";
import { NormFigures } from "./norm-figures.tsx";
import type { ConfigFormState } from "./use-config-form.ts";

type Props = { readonly form: ConfigFormState };

const Hours = ({ field, form: { draft, type, errorOf } }: Props & { readonly field: "theoryHours" | "practiceHours" }) => {
  const { t } = useTranslation("trainings");
  return (
    <TextInput
      name={field}
      label={t(`form.${field}`)}
      placeholder={t("form.hoursPlaceholder")}
      required={field === "theoryHours"}
      inputMode="decimal"
      autoComplete="off"
      value={draft[field]}
      error={errorOf(field)}
      onChange={({ currentTarget }) => type({ [field]: currentTarget.value })}
    />
  );
};

/** Hours and validity, with the figures of the norm. */
export const DurationFields = ({ form }: Props) => {
  const { t } = useTranslation("trainings");
  const { draft, training, type, errorOf } = form;
  return (
    <>
      <div className={fields.three}>
        <Hours field="theoryHours" form={form} />
        <Hours field="practiceHours" form={form} />
        <TextInput
          name="validityMonths"
          label={t("form.validityMonths")}
          required={draft.expires}
          disabled={!draft.expires}
          inputMode="numeric"
          autoComplete="off"
          value={draft.expires ? draft.validityMonths : ""}
          error={errorOf("validityMonths")}
          onChange={({ currentTarget }) => type({ validityMonths: currentTarget.value })}
        />
      </div>
      <Checkbox
        label={t("form.noEnd")}
        checked={!draft.expires}
        onChange={({ currentTarget }) => type({ expires: !currentTarget.checked, validityMonths: draft.validityMonths })}
      />
      {training && <NormFigures training={training} />}
    </>
  );
};
