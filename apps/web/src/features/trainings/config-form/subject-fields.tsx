import { TRAINING_NAME_MAX } from "@emdia/contract/trainings/limits.ts";
import { trainingKinds } from "@emdia/contract/trainings/vocabulary.ts";
import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../shared/session/permissions.ts";
import fields from "../fields/fields.module.css";
import { trainingDocumentsQuery } from "../trainings-queries.ts";
import type { ConfigFormState } from "./use-config-form.ts";

type Props = { readonly form: ConfigFormState; readonly companyId: number };

const TrainingChoice = ({ form: { draft, trainings, base, chooseTraining, errorOf } }: Props) => {
  const { t } = useTranslation("trainings");
  const saved = base?.training;
  const isMissing = saved && trainings.every(({ id }) => id !== saved.id);
  return (
    <NativeSelect
      name="trainingId"
      data-autofocus
      label={t("form.training")}
      description={t("form.trainingSays")}
      value={draft.trainingId}
      error={errorOf("trainingId")}
      onChange={({ currentTarget }) => chooseTraining(currentTarget.value)}
      data={[
        { value: "", label: t("form.ownTraining") },
        ...(isMissing ? [{ value: String(saved.id), label: `${saved.norm} · ${saved.name}` }] : []),
        ...trainings.map(({ id, norm, name }) => ({ value: String(id), label: `${norm} · ${name}` })),
      ]}
    />
  );
};

/** Document types of SSMA with validity (C-138, R-340), and the chosen one, which the list of a user without see_pendency lacks. */
const DocumentChoice = ({ form: { draft, training, base, type, errorOf }, companyId }: Props) => {
  const { t } = useTranslation("trainings");
  const mayLoad = useMay()("see_pendency");
  const { data = [] } = useQuery({ ...trainingDocumentsQuery(companyId), enabled: mayLoad });
  const named = [...(training ? [training.documentType] : []), ...(base ? [base.documentType] : [])];
  const known = [...data, ...named.filter(({ id }) => data.every((one) => one.id !== id))];
  const unique = known.filter(({ id }, at) => known.findIndex((one) => one.id === id) === at);
  return (
    <NativeSelect
      name="documentTypeId"
      label={t("form.documentType")}
      description={t(mayLoad ? "form.documentTypeSays" : "form.documentTypeClosed")}
      required
      value={draft.documentTypeId}
      error={errorOf("documentTypeId")}
      onChange={({ currentTarget }) => type({ documentTypeId: currentTarget.value })}
      data={[{ value: "", label: t("form.chooseDocument") }, ...unique.map(({ id, name }) => ({ value: String(id), label: name }))]}
    />
  );
};

const Kinds = ({ form: { draft, type, errorOf } }: Pick<Props, "form">) => {
  const { t } = useTranslation(["trainings", "trainingWords"]);
  return (
    <Checkbox.Group
      label={t("form.kinds")}
      required
      value={[...draft.kinds]}
      error={errorOf("kinds")}
      onChange={(values) => type({ kinds: trainingKinds.filter((kind) => values.includes(kind)) })}
    >
      <div className={fields.kinds}>
        {trainingKinds.map((kind, at) => (
          <Checkbox key={kind} {...(at === 0 && { "data-field": "kinds" })} value={kind} label={t(`trainingWords:kinds.${kind}`)} />
        ))}
      </div>
    </Checkbox.Group>
  );
};

/** Which training it is, which document it fulfils, and its kinds. */
export const SubjectFields = (props: Props) => {
  const { t } = useTranslation("trainings");
  const { draft, type, errorOf } = props.form;
  return (
    <>
      <TrainingChoice {...props} />
      <TextInput
        name="name"
        label={t("form.name")}
        required
        maxLength={TRAINING_NAME_MAX}
        autoComplete="off"
        value={draft.name}
        error={errorOf("name")}
        onChange={({ currentTarget }) => type({ name: currentTarget.value })}
      />
      <DocumentChoice {...props} />
      <Kinds form={props.form} />
    </>
  );
};
