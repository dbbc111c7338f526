import type { Project } from "@emdia/contract/projects/wizard.ts";
import { VisuallyHidden } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./stepper.module.css";
import { type StepNumber, type StepState, stepNumbers, stepState } from "./steps.ts";

type Props = { readonly current: StepNumber; readonly project: Project | null; readonly onGo: (to: StepNumber) => void };

const Sign = ({ step, state }: { readonly step: StepNumber; readonly state: StepState }) => {
  if (state === "done") return <IconCheck size={14} stroke={2.4} aria-hidden="true" />;
  if (state === "lacks") return <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />;
  if (state === "skipped") return <IconMinus size={14} stroke={2} aria-hidden="true" />;
  return step;
};

/** The five steps: where one is, what is done, what lacks, and what comes later. */
export const Stepper = ({ current, project, onGo }: Props) => {
  const { t } = useTranslation("projectWizard");
  return (
    <nav aria-label={t("stepper")} className={classes.stepper}>
      <p className={classes.where} aria-hidden="true">
        {t("stepOf", { step: current, title: t(`steps.s${current}.short`) })}
      </p>
      <ol className={classes.steps}>
        {stepNumbers.map((step) => {
          const state = stepState(step, project);
          return (
            <li key={step} className={classes.place}>
              <button
                type="button"
                className={classes.step}
                data-state={state}
                aria-current={step === current ? "step" : undefined}
                disabled={state === "later" && step !== current}
                onClick={() => step !== current && onGo(step)}
              >
                <span className={classes.sign}>
                  <Sign step={step} state={state} />
                </span>
                <span className={classes.name}>{t(`steps.s${step}.short`)}</span>
                <VisuallyHidden>{t(`states.${state}`)}</VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
