import { useTranslation } from "react-i18next";
import { MonthField } from "../../shared/months/month-field.tsx";
import type { Demand } from "./demand-groups.ts";
import { DocumentsFace } from "./documents-face.tsx";
import classes from "./documents-step.module.css";
import { DryRunButton } from "./dry-run-button.tsx";
import { NotAsked } from "./not-asked.tsx";
import { RequirementPicker } from "./requirement-picker.tsx";
import { type StpDraft, stpRules } from "./requirements-rules.ts";
import { StepFrame } from "./step-frame.tsx";
import { applies } from "./steps.ts";
import { type StepHook, useStep } from "./use-step.ts";
import type { StepProps } from "./way.ts";

const Period = ({ step }: { readonly step: StepHook<StpDraft> }) => {
  const { t } = useTranslation("projectWizard");
  const { period } = step.draft;
  const field = (name: "start" | "end") => {
    const fault = step.faults.get(`${name}Reference`);
    return {
      field: `${name}Reference`,
      label: t(`fields.${name}Reference`),
      hint: t(`fields.${name}ReferenceSays`),
      error: fault ? t(`faults.${fault}`) : null,
      value: period[name],
      onChange: (month: string) => step.change({ period: { ...period, [name]: month } }, `${name}Reference`),
    };
  };
  return (
    <div className={classes.pair}>
      <MonthField {...field("start")} required />
      <MonthField {...field("end")} />
    </div>
  );
};

type Props = StepProps & { readonly demands: readonly (Demand & { readonly isChecked: boolean })[] };

const Form = ({ project, way, demands }: Props) => {
  const { t } = useTranslation("projectWizard");
  const step = useStep({ project, rules: stpRules(demands), onSaved: way.saved });
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
      mayChange={project.can.configureStp}
      aside={<DryRunButton project={project} change={{ stpPendencies: pendencies }} label={t("dryRun.ofDocuments")} />}
    >
      <Period step={step} />
      <RequirementPicker
        demands={demands}
        chosen={requirements}
        fault={fault ? t(`faults.${fault}`) : null}
        onChoose={(next) => step.change({ requirements: next }, "requirements")}
      />
    </StepFrame>
  );
};

/** Which documents of work and social security the project demands, and for which months. */
export const StpStep = ({ project, way }: StepProps) => {
  if (!applies(5, project)) return <NotAsked plan="STP" step={5} way={way} />;
  return (
    <DocumentsFace project={project} plan="STP" step={5} way={way}>
      {(demands) => <Form project={project} way={way} demands={demands} />}
    </DocumentsFace>
  );
};
