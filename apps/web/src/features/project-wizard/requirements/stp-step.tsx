import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { MonthField } from "../../../shared/months/month-field.tsx";
import { StepNotApplicable } from "../step-frame/step-not-applicable.tsx";
import { type StepHook, useStep } from "../step-frame/use-step.ts";
import type { StepProps } from "../step-navigation.ts";
import { applies } from "../steps.ts";
import { demandsQuery } from "../wizard-queries.ts";
import classes from "./documents-step.module.css";
import { RequirementsFrame } from "./requirements-frame.tsx";
import { requirementsIn, type StpDraft, stpRules } from "./requirements-rules.ts";

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

const Form = ({ project, way }: StepProps) => {
  const query = useQuery(demandsQuery(project.id, "STP"));
  const demands = query.data ?? [];
  const step = useStep({ project, rules: stpRules(demands), onSaved: way.saved });
  const { pendencies } = step.rules.write(step.draft, project) as {
    readonly pendencies: { systemPendencyId: number; isChecked: boolean }[];
  };
  return (
    <RequirementsFrame
      step={step}
      query={query}
      project={project}
      way={way}
      mayChange={project.can.configureStp}
      dryRunChange={{ stpPendencies: pendencies }}
      chosen={requirementsIn(step.draft, demands)}
      onChoose={(requirements) => step.change({ requirements }, "requirements")}
    >
      <Period step={step} />
    </RequirementsFrame>
  );
};

/** Step 5: the required STP documents and their months. */
export const StpStep = (props: StepProps) =>
  applies(5, props.project) ? <Form {...props} /> : <StepNotApplicable plan="STP" step={5} way={props.way} />;
