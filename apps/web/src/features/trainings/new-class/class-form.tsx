import { TRAINING_NAME_MAX, TRAINING_REASON_MAX, TRAINING_TEXT_MAX } from "@emdia/contract/trainings/limits.ts";
import { trainingKinds } from "@emdia/contract/trainings/vocabulary.ts";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { endedValidity } from "../../../shared/trainings/validity-end.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import fields from "../fields/fields.module.css";
import { PeopleFields } from "../fields/people-fields.tsx";
import { PlaceFields } from "../fields/place-fields.tsx";
import { asksWorkAndSpace, type ClassConfig } from "./class-draft.ts";
import { ConfigChoice } from "./config-choice.tsx";
import { isPast } from "./session-draft.ts";
import { SessionFields } from "./session-fields.tsx";
import { SupplierFields } from "./supplier-fields.tsx";
import { type ClassFieldsForm, useClassForm } from "./use-class-form.ts";

const DAY_LENGTH = "YYYY-MM-DD".length;
type PartProps = { readonly form: ClassFieldsForm };

const Basics = ({ form: { draft, type, errorOf }, hasVacancy }: PartProps & { readonly hasVacancy: boolean }) => {
  const { t } = useTranslation(["trainings", "trainingWords"]);
  const offered = draft.config?.kinds ?? trainingKinds;
  return (
    <>
      <TextInput
        name="name"
        label={t("newClass.name")}
        required
        maxLength={TRAINING_NAME_MAX}
        autoComplete="off"
        value={draft.name}
        error={errorOf("name")}
        onChange={({ currentTarget }) => type({ name: currentTarget.value })}
      />
      <div className={fields.pair}>
        <NativeSelect
          name="kind"
          label={t("newClass.kind")}
          required
          value={draft.kind}
          error={errorOf("kind")}
          onChange={({ currentTarget: { value } }) => type({ kind: offered.find((kind) => kind === value) ?? draft.kind })}
          data={offered.map((kind) => ({ value: kind, label: t(`trainingWords:kinds.${kind}`) }))}
        />
        {hasVacancy && (
          <TextInput
            name="vacancy"
            label={t("newClass.vacancy")}
            required
            inputMode="numeric"
            autoComplete="off"
            value={draft.vacancy}
            error={errorOf("vacancy")}
            onChange={({ currentTarget }) => type({ vacancy: currentTarget.value })}
          />
        )}
      </div>
    </>
  );
};

/** Shown for past sessions: who may enter them, why it is done, and whether the certificates would be over already. */
const PastSessions = ({ form: { draft, type, errorOf, now } }: PartProps) => {
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

const WorkAndSpace = ({ form: { draft, type, errorOf } }: PartProps) => {
  const { t } = useTranslation("trainings");
  return (
    <Textarea
      name="workAndSpace"
      label={t("newClass.workAndSpace")}
      description={t("newClass.workAndSpaceSays")}
      required
      autosize
      minRows={2}
      maxRows={6}
      maxLength={TRAINING_TEXT_MAX}
      value={draft.workAndSpace}
      error={errorOf("workAndSpace")}
      onChange={({ currentTarget }) => type({ workAndSpace: currentTarget.value })}
    />
  );
};

type FieldsProps = PartProps & {
  /** The places of a saved class are changed elsewhere. */
  readonly hasVacancy?: boolean;
  /** Saved suppliers, which stay options when the search does not contain them. */
  readonly suppliers?: readonly { readonly id: number; readonly name: string }[];
};

/** Fields of a class whose configuration is known. */
export const ClassFields = ({ form, hasVacancy = false, suppliers = [] }: FieldsProps) => {
  const { t } = useTranslation("trainings");
  const { draft, type, errorOf, now } = form;
  return (
    <>
      <Basics form={form} hasVacancy={hasVacancy} />
      <PlaceFields
        key={draft.config?.companyId}
        companyId={draft.config?.companyId}
        value={draft}
        facility={draft.config?.facility}
        department={draft.config?.department}
        placeRequired
        errorOf={errorOf}
        onChange={type}
      />
      <SessionFields sessions={draft.sessions} error={errorOf("sessions")} onChange={(sessions) => type({ sessions })} />
      {isPast(draft.sessions, now) && <PastSessions form={form} />}
      {asksWorkAndSpace(draft) && <WorkAndSpace form={form} />}
      <PeopleFields
        field="instructors"
        legend={t("person.instructors")}
        people={draft.instructors}
        error={errorOf("instructors")}
        onAdd={(person) => type({ instructors: [...draft.instructors, person] })}
        onChange={(instructors) => type({ instructors })}
      />
      {draft.config && (
        <SupplierFields
          key={`suppliers ${draft.config.companyId}`}
          companyId={draft.config.companyId}
          saved={suppliers}
          value={draft}
          error={errorOf("providerIds")}
          onChange={type}
        />
      )}
    </>
  );
};

type Props = { readonly initial: ClassConfig | null; readonly onClose: () => void };

export const ClassForm = ({ initial, onClose }: Props) => {
  const { t } = useTranslation("trainings");
  const messageOf = useMessageOf();
  const form = useClassForm({ initial, onDone: onClose });
  return (
    <form ref={form.form} noValidate onSubmit={form.submit}>
      <fieldset disabled={form.busy} className={fields.form}>
        <ConfigChoice value={form.draft.config} error={form.errorOf("config")} onChoose={form.choose} />
        {form.draft.config ? <ClassFields form={form} hasVacancy /> : <p className={fields.quiet}>{t("newClass.configSays")}</p>}
      </fieldset>
      {form.error !== null && <RefusalNote>{messageOf(form.error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={t("newClass.save")} busy={form.busy} />
    </form>
  );
};
