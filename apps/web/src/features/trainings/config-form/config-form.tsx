import type { TrainingConfig } from "@emdia/contract/trainings/config-routes.ts";
import { useTranslation } from "react-i18next";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import fields from "../fields/fields.module.css";
import { PeopleFields } from "../fields/people-fields.tsx";
import { PlaceFields } from "../fields/place-fields.tsx";
import { DurationFields } from "./duration-fields.tsx";
import { ResultFields } from "./result-fields.tsx";
import { SubjectFields } from "./subject-fields.tsx";
import { type ConfigFormState, useConfigForm } from "./use-config-form.ts";

type FormPart = { readonly form: ConfigFormState };

const Places = ({ form, companyId }: FormPart & { readonly companyId: number }) => (
  <PlaceFields
    companyId={companyId}
    value={form.draft}
    facility={form.base?.facility}
    department={form.base?.department}
    placeRequired={false}
    errorOf={form.errorOf}
    onChange={form.type}
  />
);

const People = ({ form: { draft, type, errorOf } }: FormPart) => {
  const { t } = useTranslation("trainings");
  return (
    <>
      <PeopleFields
        field="instructors"
        legend={t("person.instructors")}
        people={draft.instructors}
        error={errorOf("instructors")}
        onAdd={(person) => type({ instructors: [...draft.instructors, person] })}
        onChange={(instructors) => type({ instructors })}
      />
      <PeopleFields
        field="technicalResponsible"
        legend={t("person.technicalResponsible")}
        people={[draft.technicalResponsible]}
        error={errorOf("technicalResponsible")}
        onChange={([technicalResponsible = draft.technicalResponsible]) => type({ technicalResponsible })}
      />
    </>
  );
};

type Props = {
  readonly config: TrainingConfig | null;
  readonly companyId: number;
  /** For users who may only read configurations. */
  readonly readOnly: boolean;
  readonly onSaved: (config: TrainingConfig) => void;
  readonly onClose: () => void;
};

export const ConfigForm = ({ config, companyId, readOnly, onSaved, onClose }: Props) => {
  const { t } = useTranslation("trainings");
  const form = useConfigForm({ companyId, config, onSaved });
  return (
    <form ref={form.form} noValidate onSubmit={form.submit}>
      <fieldset disabled={form.busy || readOnly} className={fields.form}>
        <SubjectFields form={form} companyId={companyId} />
        <DurationFields form={form} />
        <ResultFields form={form} />
        <Places form={form} companyId={companyId} />
        <People form={form} />
      </fieldset>
      {form.errorText !== undefined && <RefusalNote>{form.errorText}</RefusalNote>}
      {!readOnly && <FormButtons goBack={t("cancel")} onBack={onClose} submit={t("form.save")} busy={form.busy} />}
    </form>
  );
};
