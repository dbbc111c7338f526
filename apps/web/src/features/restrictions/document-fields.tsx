import { maskCpf } from "@emdia/contract/documents/cpf.ts";
import { documentKinds, foreignDocumentTypes } from "@emdia/contract/workers/vocabulary.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MaskedInput } from "../../shared/ui/masked-input.tsx";
import classes from "./restriction-list.module.css";
import type { RestrictionForm } from "./use-restriction-form.ts";

/** Narrows the value of a select to its choices. */
const chosenFrom = <const T extends string>(choices: readonly T[], value: string): T | undefined =>
  choices.find((choice) => choice === value);

const Foreign = ({ form: { draft, faults, type } }: { readonly form: RestrictionForm }) => {
  const { t } = useTranslation("restrictions");
  const choose = (value: string) => {
    const chosen = chosenFrom(foreignDocumentTypes, value);
    if (chosen) type({ type: chosen });
  };
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label={t("form.type")}
          value={draft.type}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={foreignDocumentTypes.map((one) => ({ value: one, label: t(`types.${one}`) }))}
        />
        <TextInput
          name="country"
          label={t("form.country")}
          description={t("form.countrySays")}
          required
          maxLength={2}
          autoComplete="off"
          value={draft.country}
          error={faults.country && t(`faults.${faults.country}`)}
          onChange={({ currentTarget }) => type({ country: currentTarget.value.toUpperCase() })}
        />
      </div>
      <TextInput
        name="number"
        label={t("form.number")}
        required
        maxLength={40}
        autoComplete="off"
        value={draft.number}
        error={faults.number && t(`faults.${faults.number}`)}
        onChange={({ currentTarget }) => type({ number: currentTarget.value })}
      />
    </>
  );
};

/** Identifies the person by CPF or by a foreign document. */
export const DocumentFields = ({ form }: { readonly form: RestrictionForm }) => {
  const { t } = useTranslation("restrictions");
  const { draft, faults, type } = form;
  const choose = (value: string) => {
    const kind = chosenFrom(documentKinds, value);
    if (kind) type({ kind });
  };
  return (
    <>
      <NativeSelect
        label={t("form.kind")}
        value={draft.kind}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={documentKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      {draft.kind === "foreign" ? (
        <Foreign form={form} />
      ) : (
        <MaskedInput
          name="cpf"
          label={t("kinds.cpf")}
          required
          mask={maskCpf}
          inputMode="numeric"
          autoComplete="off"
          value={draft.cpf}
          error={faults.cpf && t(`faults.${faults.cpf}`)}
          onType={(cpf) => type({ cpf })}
        />
      )}
    </>
  );
};
