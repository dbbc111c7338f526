import { customFieldKinds, customFieldSubjects } from "@emdia/contract/custom-fields/custom-value.ts";
import { CUSTOM_FIELD_OPTIONS_MAX_COUNT, CUSTOM_FIELD_OPTIONS_MIN_COUNT, CUSTOM_FIELD_TEXT_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { Group, NativeSelect, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FieldDraft, FieldFaults } from "./field-draft.ts";

type Inputs = {
  readonly draft: FieldDraft;
  readonly faults: FieldFaults;
  readonly typeIn: <F extends keyof FieldDraft>(name: F, value: FieldDraft[F]) => void;
};
type TextName = "name" | "hint" | "maxLength" | "minimum" | "maximum" | "options";

/** Props shared by the text inputs of the form. */
const useTyped = ({ draft, faults, typeIn }: Inputs) => {
  const { t } = useTranslation("customFields");
  const limits = { max: CUSTOM_FIELD_TEXT_MAX_LENGTH, min: 0 };
  const counts = { min: CUSTOM_FIELD_OPTIONS_MIN_COUNT, max: CUSTOM_FIELD_OPTIONS_MAX_COUNT };
  return (name: TextName) => {
    const fault = faults[name];
    return {
      name,
      label: t(`field.${name}`),
      value: draft[name],
      error: fault && t(`fault.${fault}`, fault === "options" ? counts : limits),
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => typeIn(name, currentTarget.value),
    };
  };
};

/** The inputs that depend on the chosen kind. */
const Takes = (inputs: Inputs) => {
  const { t } = useTranslation("customFields");
  const typed = useTyped(inputs);
  if (inputs.draft.kind === "text") return <TextInput {...typed("maxLength")} inputMode="numeric" maxLength={4} required />;
  if (inputs.draft.kind === "choice") return <Textarea {...typed("options")} description={t("field.optionsSays")} rows={5} required />;
  if (inputs.draft.kind === "date") return null;
  return (
    <Group grow align="flex-start">
      <TextInput {...typed("minimum")} inputMode="decimal" maxLength={20} />
      <TextInput {...typed("maximum")} inputMode="decimal" maxLength={20} />
    </Group>
  );
};

/** The inputs of the field form. Subject and kind cannot be changed after creation. */
export const FieldInputs = ({ isNew, ...inputs }: Inputs & { readonly isNew: boolean }) => {
  const { t } = useTranslation("customFields");
  const typed = useTyped(inputs);
  const { draft, typeIn } = inputs;
  const fixed = { disabled: !isNew, ...(!isNew && { description: t("field.fixed") }) };
  return (
    <Stack gap="md">
      <TextInput {...typed("name")} maxLength={200} required data-autofocus />
      <TextInput {...typed("hint")} maxLength={400} />
      <NativeSelect
        label={t("field.about")}
        description={t(`aboutSays.${draft.appliesTo}`)}
        value={draft.appliesTo}
        onChange={({ currentTarget: { value } }) =>
          typeIn("appliesTo", customFieldSubjects.find((known) => known === value) ?? draft.appliesTo)
        }
        data={customFieldSubjects.map((value) => ({ value, label: t(`about.${value}`) }))}
        disabled={!isNew}
      />
      <NativeSelect
        label={t("field.kind")}
        value={draft.kind}
        onChange={({ currentTarget: { value } }) => typeIn("kind", customFieldKinds.find((known) => known === value) ?? draft.kind)}
        data={customFieldKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...fixed}
      />
      <Takes {...inputs} />
      <Switch
        label={t("field.required")}
        checked={draft.required}
        onChange={({ currentTarget }) => typeIn("required", currentTarget.checked)}
      />
    </Stack>
  );
};
