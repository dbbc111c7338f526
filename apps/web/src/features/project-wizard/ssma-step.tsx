import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Demand } from "./demand-groups.ts";
import { DocumentsFace } from "./documents-face.tsx";
import classes from "./documents-step.module.css";
import { DryRunButton } from "./dry-run-button.tsx";
import { NotAsked } from "./not-asked.tsx";
import { RequirementPicker } from "./requirement-picker.tsx";
import { type SsmaDraft, ssmaRules } from "./requirements-rules.ts";
import { StepFrame } from "./step-frame.tsx";
import { applies } from "./steps.ts";
import { type StepHook, useStep } from "./use-step.ts";
import type { StepProps } from "./way.ts";

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

type Props = StepProps & { readonly demands: readonly (Demand & { readonly isChecked: boolean })[] };

const Form = ({ project, way, demands }: Props) => {
  const { t } = useTranslation("projectWizard");
  const step = useStep({ project, rules: ssmaRules(demands), onSaved: way.saved });
  const { requirements } = step.draft;
  const fault = step.faults.get("requirements");
  const { pendencies } = step.rules.write(step.draft, project) as {
    readonly pendencies: { systemPendencyId: number; isChecked: boolean }[];
  };
  return (
    <StepFrame
      step={step}
      project={project}
      way={way}
      mayChange={project.can.configurePendencies}
      aside={<DryRunButton project={project} change={{ pendencies }} label={t("dryRun.ofDocuments")} />}
    >
      <Days step={step} />
      <RequirementPicker
        demands={demands}
        chosen={requirements}
        fault={fault ? t(`faults.${fault}`) : null}
        onChoose={(next) => step.change({ requirements: next }, "requirements")}
      />
    </StepFrame>
  );
};

/** Which documents of health and safety the project demands, and in how many days they are analysed. */
export const SsmaStep = ({ project, way }: StepProps) => {
  if (!applies(4, project)) return <NotAsked plan="SSMA" step={4} way={way} />;
  return (
    <DocumentsFace project={project} plan="SSMA" step={4} way={way}>
      {(demands) => <Form project={project} way={way} demands={demands} />}
    </DocumentsFace>
  );
};
