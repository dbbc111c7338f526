import type { Project } from "@emdia/contract/projects/wizard.ts";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { isLast, nextStep, previousStep, type StepNumber } from "../steps.ts";
import classes from "./step-frame.module.css";
import type { StepHook } from "./use-step.ts";

type Props<D extends { readonly [group: string]: unknown }> = {
  readonly step: StepHook<D>;
  readonly project: Project | null;
  readonly mayChange: boolean;
  readonly onLeave: (to: StepNumber) => void;
  readonly onNext: () => void;
};

const useSaveLabel = (project: Project | null, number: StepNumber) => {
  const { t } = useTranslation("projectWizard");
  if (project && !project.isDraft) return t("bar.saveChanges");
  return t(isLast(number, project) ? "bar.finish" : "bar.saveAndGoOn");
};

/** Previous and next buttons, save button, and the refusal of the last save. */
export const StepBar = <D extends { readonly [group: string]: unknown }>({ step, project, mayChange, onLeave, onNext }: Props<D>) => {
  const { t } = useTranslation("projectWizard");
  const messageOf = useMessageOf();
  const { step: number } = step.rules;
  const saveLabel = useSaveLabel(project, number);
  const isLive = project !== null && !project.isDraft;
  const changed = isLive ? "bar.changedLive" : "bar.changed";
  const [before, after] = [previousStep(number, project), nextStep(number, project)];
  return (
    <div className={classes.bar} data-save-bar="">
      {step.error !== null && (
        <div className={classes.refused}>
          <RefusalNote>{messageOf(step.error)}</RefusalNote>
        </div>
      )}
      <div className={classes.line}>
        <p className={classes.state} role="status">
          {t(step.isChanged ? changed : "bar.unchanged")}
        </p>
        {before !== number && (
          <Button variant="default" onClick={() => onLeave(before)}>
            {t("bar.previous")}
          </Button>
        )}
        {(isLive || !mayChange) && after !== number && (
          <Button variant="default" disabled={step.isChanged && step.isSaving} onClick={onNext}>
            {t("bar.next")}
          </Button>
        )}
        {mayChange && (
          <Button type="submit" loading={step.isSaving} disabled={isLive && !step.isChanged}>
            {saveLabel}
          </Button>
        )}
      </div>
    </div>
  );
};
