import { labourRegimes } from "@emdia/contract/catalogue/vocabulary.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../shared/days/day-field.tsx";
import { today } from "../../../shared/format/today.ts";
import { MaskedInput } from "../../../shared/ui/masked-input.tsx";
import { maskMoney } from "../mask-money.ts";
import type { WorkerForm } from "../use-worker-form.ts";
import { asksSince, type RegimeDraft, regimeChosen } from "../worker-draft.ts";
import classes from "../worker-form.module.css";
import { regimesQuery } from "../worker-queries.ts";
import { chosenFrom, useDayProps, useFieldError, useTextField } from "./field-props.ts";

export type Provider = { readonly id: number; readonly name: string };
type Props = {
  readonly form: WorkerForm;
  readonly providers: readonly Provider[];
  readonly providerId: number | null;
  readonly onProvider: (id: number | null) => void;
  /** The user may not enter the salary of a new worker of this supplier. */
  readonly hidesSalary?: boolean;
};

const Supplier = ({ form, providers, providerId, onProvider }: Props) => {
  const { t } = useTranslation("workerForm");
  if (form.worker) return <TextInput label={t("fields.company")} value={form.worker.providerName} readOnly variant="filled" />;
  if (providers.length === 1) return <TextInput label={t("fields.company")} value={providers[0]?.name ?? ""} readOnly variant="filled" />;
  return (
    <NativeSelect
      label={t("fields.company")}
      required
      data-field="provider"
      value={providerId ?? ""}
      error={form.tries > 0 && providerId === null && t("faults.required")}
      onChange={({ currentTarget: { value } }) => onProvider(value === "" ? null : Number(value))}
      data={[{ value: "", label: t("fields.choose") }, ...providers.map(({ id, name }) => ({ value: String(id), label: name }))]}
    />
  );
};

/** Supplier, role, regime, admission and salary of the worker. */
export const WorkFields = (props: Props) => {
  const { form, hidesSalary = false } = props;
  const { t } = useTranslation("workerForm");
  const field = useTextField(form);
  const day = useDayProps(form);
  const errorOf = useFieldError(form);
  const { data: regimes } = useQuery(regimesQuery);
  const { regime } = form.draft;
  const saved = form.base.regime;
  const choose = (id: RegimeDraft["id"]) => form.change({ regime: regimeChosen(id, { now: regime, saved, today: today() }) }, "regime");
  const offered = regimes?.results.map(({ id }) => id) ?? labourRegimes;
  return (
    <div className={classes.form}>
      <Supplier {...props} />
      <div className={classes.pair}>
        <TextInput {...field("role")} required maxLength={255} />
        <NativeSelect
          label={t("fields.regime")}
          required
          data-field="regime"
          value={regime.id}
          error={errorOf("regime")}
          onChange={({ currentTarget }) => choose(chosenFrom(labourRegimes, currentTarget.value) ?? "")}
          data={[{ value: "", label: t("fields.choose") }, ...offered.map((id) => ({ value: id, label: t(`regimes.${id}`) }))]}
        />
        {form.worker && asksSince(regime, saved) && (
          <DayField
            label={t("fields.regimeSince")}
            required
            max={today()}
            data-field="regimeSince"
            value={regime.since}
            error={errorOf("regimeSince")}
            onChange={(since) => form.change({ regime: { ...regime, since } }, "regimeSince")}
            description={t("fields.regimeSinceSays")}
            inputWrapperOrder={["label", "input", "description", "error"]}
          />
        )}
        <DayField {...day("admissionDate")} required />
        {!(form.worker?.salaryIsHidden ?? hidesSalary) && (
          <MaskedInput
            label={t("fields.salary")}
            data-field="salary"
            autoComplete="off"
            value={form.draft.salary}
            error={errorOf("salary")}
            mask={maskMoney}
            onType={(salary) => form.change({ salary }, "salary")}
            onBlur={() => form.draft.salary.includes(".") && form.change({ salary: maskMoney(form.draft.salary) }, "salary")}
            inputMode="decimal"
            leftSection="R$"
            leftSectionWidth={40}
          />
        )}
      </div>
    </div>
  );
};
