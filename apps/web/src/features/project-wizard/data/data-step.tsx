import type { Project } from "@emdia/contract/projects/wizard.ts";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../shared/days/day-field.tsx";
import { FailedRead } from "../../../shared/ui/panels/failed-read.tsx";
import { StepFrame } from "../step-frame/step-frame.tsx";
import { type StepHook, useStep } from "../step-frame/use-step.ts";
import type { StepNavigation } from "../step-navigation.ts";
import { contractorsQuery } from "../wizard-queries.ts";
import { ContactField } from "./contact-field.tsx";
import { type DataDraft, dataRules } from "./data-rules.ts";
import classes from "./data-step.module.css";
import { LinksPastEndWarning } from "./links-past-end-warning.tsx";

type Step = StepHook<DataDraft>;

const useField = ({ draft, change, faults }: Step) => {
  const { t } = useTranslation("projectWizard");
  return (field: keyof DataDraft) => {
    const fault = faults.get(field);
    return {
      label: t(`fields.${field}`),
      value: draft[field],
      error: fault && t(`faults.${fault}`),
      "data-field": field,
      autoComplete: "off",
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        change({ [field]: currentTarget.value }, field),
    };
  };
};

/** `children` is rendered below the dates, because it comments on them. */
const Fields = ({ step, contact, children }: { readonly step: Step; readonly contact: ReactNode; readonly children?: ReactNode }) => {
  const { t } = useTranslation("projectWizard");
  const field = useField(step);
  return (
    <>
      <TextInput {...field("name")} required />
      <div className={classes.pair}>
        <TextInput {...field("contract")} description={t("fields.contractSays")} />
        <TextInput {...field("scope")} description={t("fields.scopeSays")} />
      </div>
      <div className={classes.days}>
        <DayField {...field("startDate")} required onChange={(startDate) => step.change({ startDate }, "startDate")} />
        <DayField {...field("endDate")} onChange={(endDate) => step.change({ endDate }, "endDate")} />
      </div>
      {children}
      {contact}
      <Textarea {...field("description")} autosize minRows={3} maxRows={10} />
    </>
  );
};

const contactOf = ({ draft, change }: Step) => ({
  value: draft.contactAccountId,
  onChange: (contactAccountId: string) => change({ contactAccountId }, "contactAccountId"),
});

type Props = { readonly project: Project; readonly way: StepNavigation };

/** Step 1: name, contract, scope, dates and description. */
export const DataStep = ({ project, way }: Props) => {
  const { t } = useTranslation("projectWizard");
  const step = useStep({ project, rules: dataRules, onSaved: way.saved });
  return (
    <StepFrame step={step} project={project} way={way} mayChange={project.can.update}>
      <div className={classes.form}>
        <TextInput label={t("fields.company")} value={project.company.name} readOnly variant="filled" />
        <Fields step={step} contact={<ContactField companyId={project.company.id} project={project} {...contactOf(step)} />}>
          {!project.isDraft && project.can.update && <LinksPastEndWarning projectId={project.id} endDate={step.draft.endDate} />}
        </Fields>
      </div>
    </StepFrame>
  );
};

/** Step 1 of a new project. It also selects the contracting company. */
export const FirstStep = ({ way }: { readonly way: StepNavigation }) => {
  const { t } = useTranslation(["projectWizard", "shared"]);
  const { data: contractors, isPending, isError, error, refetch } = useQuery(contractorsQuery());
  const [chosen, choose] = useState<number | null>(null);
  const [only, ...others] = contractors ?? [];
  const companyId = chosen ?? (only && others.length === 0 ? only.id : null);
  const [isAsked, setAsked] = useState(false);
  const step = useStep({ project: null, companyId, rules: dataRules, onSaved: way.saved });
  const save = async () => {
    setAsked(true);
    if (companyId !== null) await step.save();
  };
  return (
    // Saving is disabled while the companies load, because no company can be selected yet.
    <StepFrame step={{ ...step, save, isSaving: step.isSaving || isPending }} project={null} way={way} mayChange>
      <div className={classes.form}>
        <NativeSelect
          label={t("fields.company")}
          required
          data-field="company"
          disabled={contractors === undefined}
          value={companyId ?? ""}
          error={contractors && isAsked && companyId === null && t("faults.required")}
          onChange={({ currentTarget: { value } }) => choose(value === "" ? null : Number(value))}
          data={[
            ...(companyId === null ? [{ value: "", label: t(isPending ? "shared:loading" : "fields.companyPlaceholder") }] : []),
            ...(contractors ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        {!contractors && isError && <FailedRead error={error} onRetry={() => void refetch()} />}
        <Fields step={step} contact={<ContactField companyId={companyId} project={null} {...contactOf(step)} />} />
      </div>
    </StepFrame>
  );
};
