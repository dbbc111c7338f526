import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { StepNotApplicable } from "../step-frame/step-not-applicable.tsx";
import { type StepHook, useStep } from "../step-frame/use-step.ts";
import type { StepProps } from "../step-navigation.ts";
import { applies } from "../steps.ts";
import { demandsQuery } from "../wizard-queries.ts";
import classes from "./documents-step.module.css";
import { RequirementsFrame } from "./requirements-frame.tsx";
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
  const query = useQuery(demandsQuery(project.id, "SSMA"));
  const demands = query.data ?? [];
  const step = useStep({ project, rules: ssmaRules(demands), onSaved: way.saved });
  const { pendencies } = step.rules.write(step.draft, project) as {
    readonly pendencies: { systemPendencyId: number; isChecked: boolean }[];
  };
  return (
    <RequirementsFrame
      step={step}
      query={query}
      project={project}
      way={way}
      mayChange={project.can.configurePendencies}
      dryRunChange={{ pendencies }}
      chosen={requirementsIn(step.draft, demands)}
      onChoose={(requirements) => step.change({ requirements }, "requirements")}
    >
      <Days step={step} />
    </RequirementsFrame>
  );
};

/** Step 4: the required SSMA documents and the days for their analysis. */
export const SsmaStep = (props: StepProps) =>
  applies(4, props.project) ? <Form {...props} /> : <StepNotApplicable plan="SSMA" step={4} way={props.way} />;
