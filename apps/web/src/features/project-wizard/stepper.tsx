import type { Project } from "@emdia/contract/projects/wizard.ts";
import { useTranslation } from "react-i18next";
import { Stepper as SharedStepper } from "../../shared/ui/stepper.tsx";
import { type StepNumber, stepNumbers, stepState } from "./steps.ts";

type Props = { readonly current: StepNumber; readonly project: Project | null; readonly onGo: (to: StepNumber) => void };

/** The stepper of the project wizard. */
export const Stepper = ({ current, project, onGo }: Props) => {
  const { t } = useTranslation("projectWizard");
  const steps = stepNumbers.map((step) => {
    const state = stepState(step, project);
    return { key: step, name: t(`steps.s${step}.short`), state, stateSays: t(`states.${state}`) };
  });
  const where = t("stepOf", { step: current, title: t(`steps.s${current}.short`) });
  return <SharedStepper label={t("stepper")} where={where} steps={steps} current={current} onGo={onGo} />;
};
