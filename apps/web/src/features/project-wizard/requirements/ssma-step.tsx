import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DryRunButton } from "../dry-run-button.tsx";
import { StepFrame } from "../step-frame/step-frame.tsx";
import { StepNotApplicable } from "../step-frame/step-not-applicable.tsx";
import { type StepHook, useStep } from "../step-frame/use-step.ts";
import type { StepProps } from "../step-navigation.ts";
import { applies } from "../steps.ts";
import { demandsQuery } from "../wizard-queries.ts";
import classes from "./documents-step.module.css";
import { RequirementsFace } from "./requirements-face.tsx";
import { requirementsIn, type SsmaDraft, ssmaRules } from "./requirements-rules.ts";

const Days = ({ step }: { readonly step: StepHook<SsmaDraft> }) => {
  const { t } = useTranslation("projectWizard");
  const { days } = step.draft;
  const field = (name: "analysis" | "reAnalysis") => {
    const fault = step.faults.get(`${name}Days`);
    return {
      label: t(`fields.${name}Days`),
      description: t(`fields.${name}DaysSays`),
      error: fault && t(`faults.${fault}`),
      value: days[name],
      "data-field": `${name}Days`,
      onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
        step.change({ days: { ...days, [name]: currentTarget.value } }, `${name}Days`),
    };
  };
  return (
    <div className={classes.pair}>
      <TextInput {...field("analysis")} required inputMode="numeric" maxLength={2} autoComplete="off" />
      <TextInput {...field("reAnalysis")} required inputMode="numeric" maxLength={2} autoComplete="off" />
    </div>
  );
};

const Form = ({ project, way }: StepProps) => {
  const { t } = useTranslation("projectWizard");
  const query = useQuery(demandsQuery(project.id, "SSMA"));
  const demands = query.data ?? [];
  const step = useStep({ project, rules: ssmaRules(demands), onSaved: way.saved });
  const fault = step.faults.get("requirements");
  const { pendencies } = step.rules.write(step.draft, project) as {
    readonly pendencies: { systemPendencyId: number; isChecked: boolean }[];
  };
  return (
    <StepFrame
      // Saving is disabled until the documents have loaded.
      step={{ ...step, isSaving: step.isSaving || query.isPending }}
      project={project}
      way={way}
      mayChange={project.can.configurePendencies}
      aside={<DryRunButton project={project} change={{ pendencies }} label={t("dryRun.ofDocuments")} />}
    >
      <Days step={step} />
      <RequirementsFace
        query={query}
        chosen={requirementsIn(step.draft, demands)}
        fault={fault ? t(`faults.${fault}`) : null}
        isAskedFor={way.field === "requirements"}
        onChoose={(requirements) => step.change({ requirements }, "requirements")}
      />
    </StepFrame>
  );
};

/** Step 4: the required SSMA documents and the days for their analysis. */
export const SsmaStep = (props: StepProps) =>
  applies(4, props.project) ? <Form {...props} /> : <StepNotApplicable plan="SSMA" step={4} way={props.way} />;
