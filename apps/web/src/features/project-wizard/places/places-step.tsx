import { useTranslation } from "react-i18next";
import { RenderDeferred } from "../../../shared/loading/render-deferred.tsx";
import { DryRunButton } from "../dry-run-button.tsx";
import { StepFrame } from "../step-frame/step-frame.tsx";
import { useStep } from "../step-frame/use-step.ts";
import type { StepProps } from "../step-navigation.ts";
import { StepSkeleton } from "../step-skeleton.tsx";
import { placesRules } from "./places-rules.ts";
import { RiskCards } from "./risk-cards.tsx";
import { UnitChoice } from "./unit-choice.tsx";

/** Step 2: the locations and the risk activities of the project. */
export const PlacesStep = ({ project, way }: StepProps) => {
  const { t } = useTranslation("projectWizard");
  const step = useStep({ project, rules: placesRules, onSaved: way.saved });
  const { riskActivities } = step.draft;
  return (
    <StepFrame
      step={step}
      project={project}
      way={way}
      mayChange={project.can.update}
      aside={<DryRunButton project={project} change={{ riskActivities: [...riskActivities] }} label={t("dryRun.ofRisks")} />}
    >
      <UnitChoice step={step} project={project} makers={way.makers} />
      <RenderDeferred meanwhile={<StepSkeleton />}>
        <RiskCards
          projectId={project.id}
          chosen={riskActivities}
          disabled={!project.can.configureRisks}
          onChoose={(next) => step.change({ riskActivities: next })}
        />
      </RenderDeferred>
    </StepFrame>
  );
};
