import { isCpf, maskCpf, normaliseCpf } from "@emdia/contract/documents/cpf.ts";
import { documentKinds, foreignDocumentTypes, genders } from "@emdia/contract/workers/vocabulary.ts";
import { Anchor, NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../shared/days/day-field.tsx";
import { today } from "../../../shared/format/today.ts";
import { MaskedInput } from "../../../shared/ui/masked-input.tsx";
import info from "../../../shared/ui/panels/info-note.module.css";
import type { WorkerForm } from "../use-worker-form.ts";
import { ageNote } from "../worker-age.ts";
import type { DocumentDraft } from "../worker-draft.ts";
import { cpfFaultWhileTyped } from "../worker-faults.ts";
import classes from "../worker-form.module.css";
import { knownWorkerQuery } from "../worker-queries.ts";
import { chosenFrom, useDayProps, useFieldError, useTextField } from "./field-props.ts";

type Props = { readonly form: WorkerForm; readonly providerId: number | null };

/** Reports at once that the worker is already registered, before the user fills in the rest. */
const KnownNote = ({ cpf, providerId }: { readonly cpf: string; readonly providerId: number | null }) => {
  const { t } = useTranslation("workerForm");
  const { data } = useQuery({ ...knownWorkerQuery(normaliseCpf(cpf), providerId), enabled: isCpf(cpf) });
  if (!data?.exists || data.employeeId === null) return null;
  const id = String(data.employeeId);
  return (
    <p className={info.note} role="status">
      {t("known.says")}{" "}
      <Anchor renderRoot={(props) => <Link to="/colaboradores/editar/$id" params={{ id }} {...props} />}>{t("known.open")}</Anchor>
    </p>
  );
};

const Foreign = ({
  form,
  onType,
}: {
  readonly form: WorkerForm;
  readonly onType: (next: Partial<DocumentDraft>, field?: string) => void;
}) => {
  const { t } = useTranslation("workerForm");
  const errorOf = useFieldError(form);
  const { type, country, number } = form.draft.document;
  return (
    <>
      <NativeSelect
        label={t("fields.type")}
        value={type}
        onChange={({ currentTarget }) => {
          const chosen = chosenFrom(foreignDocumentTypes, currentTarget.value);
          if (chosen) onType({ type: chosen });
        }}
        data={foreignDocumentTypes.map((one) => ({ value: one, label: t(`types.${one}`) }))}
      />
      <TextInput
        label={t("fields.country")}
        description={t("fields.countrySays")}
        required
        maxLength={2}
        autoComplete="off"
        data-field="country"
        value={country}
        error={errorOf("country")}
        onChange={({ currentTarget }) => onType({ country: currentTarget.value.toUpperCase() }, "country")}
      />
      <TextInput
        label={t("fields.number")}
        required
        maxLength={40}
        autoComplete="off"
        data-field="number"
        value={number}
        error={errorOf("number")}
        onChange={({ currentTarget }) => onType({ number: currentTarget.value }, "number")}
      />
    </>
  );
};

const Document = ({ form, providerId }: Props) => {
  const { t } = useTranslation("workerForm");
  const errorOf = useFieldError(form);
  const { document } = form.draft;
  const onType = (next: Partial<DocumentDraft>, field?: string) => form.change({ document: { ...document, ...next } }, field);
  const early = cpfFaultWhileTyped(document.cpf);
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label={t("fields.kind")}
          value={document.kind}
          onChange={({ currentTarget }) => {
            const kind = chosenFrom(documentKinds, currentTarget.value);
            if (kind) onType({ kind });
          }}
          data={documentKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
        {document.kind === "foreign" ? (
          <Foreign form={form} onType={onType} />
        ) : (
          <MaskedInput
            label={t("kinds.cpf")}
            required
            mask={maskCpf}
            inputMode="numeric"
            autoComplete="off"
            data-field="cpf"
            value={document.cpf}
            error={errorOf("cpf") ?? (early && t(`faults.${early}`))}
            onType={(cpf) => onType({ cpf }, "cpf")}
          />
        )}
      </div>
      {form.worker === null && document.kind === "cpf" && <KnownNote cpf={document.cpf} providerId={providerId} />}
    </>
  );
};

/** Masked document number, for users who may not see the full number. */
const HiddenDocument = ({ form: { worker } }: { readonly form: WorkerForm }) => {
  const { t } = useTranslation("workerForm");
  return (
    <TextInput
      label={worker?.foreignDocument ? t("fields.number") : t("kinds.cpf")}
      description={t("fields.hidden")}
      value={worker?.CPF ?? worker?.foreignDocument?.number ?? ""}
      readOnly
      variant="filled"
    />
  );
};

/** Identity fields of the worker. */
export const PersonFields = ({ form, providerId }: Props) => {
  const { t } = useTranslation("workerForm");
  const field = useTextField(form);
  const day = useDayProps(form);
  const isHidden = form.worker?.dataIsHidden ?? false;
  const note = ageNote(form.draft.birthdate, today());
  return (
    <div className={classes.form}>
      <TextInput {...field("name")} required maxLength={255} />
      {isHidden ? <HiddenDocument form={form} /> : <Document form={form} providerId={providerId} />}
      <div className={classes.pair}>
        {!isHidden && (
          <DayField
            {...day("birthdate")}
            required
            max={today()}
            description={note && t(`ages.${note}`)}
            inputWrapperOrder={["label", "input", "description", "error"]}
          />
        )}
        <NativeSelect
          label={t("fields.gender")}
          value={form.draft.gender}
          onChange={({ currentTarget }) => form.change({ gender: chosenFrom(genders, currentTarget.value) ?? "" })}
          data={[{ value: "", label: t("fields.notSaid") }, ...genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))]}
        />
      </div>
    </div>
  );
};
