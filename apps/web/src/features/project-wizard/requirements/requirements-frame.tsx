import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DryRunButton } from "../dry-run-button.tsx";
import { StepFrame } from "../step-frame/step-frame.tsx";
import type { StepHook } from "../step-frame/use-step.ts";
import type { StepProps } from "../step-navigation.ts";
import type { DryRunChange } from "../wizard-queries.ts";
import type { Demand } from "./demand-groups.ts";
import { RequirementsFace } from "./requirements-face.tsx";
import type { SsmaDraft, StpDraft } from "./requirements-rules.ts";

type Props<D extends SsmaDraft | StpDraft> = StepProps & {
  readonly step: StepHook<D>;
  readonly query: UseQueryResult<readonly Demand[]>;
  readonly mayChange: boolean;
  readonly dryRunChange: DryRunChange;
  readonly chosen: readonly number[];
  readonly onChoose: (requirements: readonly number[]) => void;
  /** The settings of the plan, above the documents. */
  readonly children: ReactNode;
};

/** Frame of the two document steps: the settings of a plan, its required documents and the preview of a change. */
export const RequirementsFrame = <D extends SsmaDraft | StpDraft>(props: Props<D>) => {
  const { step, query, project, way, mayChange, dryRunChange, chosen, onChoose, children } = props;
  const { t } = useTranslation("projectWizard");
  const fault = step.faults.get("requirements");
  return (
    <StepFrame
      // Saving is disabled until the documents have loaded.
      step={{ ...step, isSaving: step.isSaving || query.isPending }}
      project={project}
      way={way}
      mayChange={mayChange}
      aside={<DryRunButton project={project} change={dryRunChange} label={t("dryRun.ofDocuments")} />}
    >
      {children}
      <RequirementsFace
        query={query}
        chosen={chosen}
        fault={fault ? t(`faults.${fault}`) : null}
        isAskedFor={way.field === "requirements"}
        onChoose={onChoose}
      />
    </StepFrame>
  );
};
