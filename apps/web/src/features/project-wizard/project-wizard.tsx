import type { Project } from "@emdia/contract/projects/wizard.ts";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { FirstStep } from "./data/data-step.tsx";
import type { PlaceMakers, StepProps } from "./step-navigation.ts";
import { stepScreens } from "./step-screens.ts";
import { StepSkeleton } from "./step-skeleton.tsx";
import { Stepper } from "./stepper.tsx";
import { type StepNumber, stepState } from "./steps.ts";
import { useFirstStepsAhead, useStepsAhead } from "./steps-ahead.ts";
import { useStepNavigation } from "./use-step-navigation.ts";

/** Focuses the step title when the step changes, because a screen reader does not announce a change of the query string. */
const useStepHead = (step: StepNumber) => {
  const opened = useRef(step);
  useEffect(() => {
    if (opened.current !== step) document.getElementById("step-title")?.focus();
    opened.current = step;
  }, [step]);
};

/** Wizard of a new project. Saving the first step creates the project. */
export const NewProject = ({ makers }: { readonly makers: PlaceMakers }) => {
  const { t } = useTranslation("projectWizard");
  const way = useStepNavigation({ step: 1, projectId: null, makers });
  useFirstStepsAhead();
  return (
    <>
      <PageHeader title={t("newTitle")} hint={t("newHint")} />
      <Stepper current={1} project={null} onGo={() => undefined} />
      <FirstStep way={way} />
    </>
  );
};

type Props = { readonly project: Project; readonly step: StepNumber; readonly makers: PlaceMakers };

/** Falls back to the last step that can be saved. */
const reachable = (requested: StepNumber, project: Project): StepNumber => {
  if (stepState(requested, project) !== "later") return requested;
  return reachable((requested - 1) as StepNumber, project);
};

const StepScreen = ({ step, ...props }: StepProps & { readonly step: StepNumber }) => {
  const [Step] = useState(() => stepScreens[step].shown());
  useStepsAhead(props.project, step);
  return <Step {...props} />;
};

/** The wizard with five steps; each step has its own URL. */
export const ProjectWizard = ({ project, step: requested, makers }: Props) => {
  const { t } = useTranslation("projectWizard");
  const step = reachable(requested, project);
  const way = useStepNavigation({ step, projectId: project.id, makers });
  useStepHead(step);
  return (
    <>
      <PageHeader title={project.name} hint={[t(project.isDraft ? "draftHint" : "editHint"), project.company.name].join(" · ")} />
      <Stepper current={step} project={project} onGo={(to) => (way.leave.current ?? way.go)(to)} />
      <Suspense fallback={<StepSkeleton />}>
        <StepScreen key={`${project.id}.${step}`} step={step} project={project} way={way} />
      </Suspense>
    </>
  );
};
