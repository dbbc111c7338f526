import type { Project } from "@emdia/contract/projects/wizard.ts";
import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { RestoreDraftBanner } from "../../../shared/drafts/restore-draft-banner.tsx";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import type { StepNavigation } from "../step-navigation.ts";
import { isLast, needsSave, nextStep, type StepNumber } from "../steps.ts";
import { beginsBySaving } from "../suppliers/plans-for-good.ts";
import type { ChosenSupplier } from "../suppliers/suppliers-rules.ts";
import { useConfirmPlansBeforeSave } from "../suppliers/use-confirm-plans-before-save.ts";
import { LackSummary } from "./lack-summary.tsx";
import { RequiredMark } from "./required-mark.tsx";
import { staleFacts } from "./stale-facts.ts";
import { StepBar } from "./step-bar.tsx";
import classes from "./step-frame.module.css";
import type { StepHook } from "./use-step.ts";

const StaleDialog = lazyDialog(async () => (await import("./stale-dialog.tsx")).StaleDialog);
const PlansDialog = lazyDialog(async () => (await import("../suppliers/plans-dialog.tsx")).PlansDialog);

type Fields = { readonly [group: string]: unknown };
type Props<D extends Fields> = {
  readonly step: StepHook<D>;
  readonly project: Project | null;
  readonly way: StepNavigation;
  /** False makes the step read-only. */
  readonly mayChange: boolean;
  /** Content next to the title. */
  readonly aside?: ReactNode;
  /** The suppliers that are selected in the open step, if it is step 3. */
  readonly companies?: readonly ChosenSupplier[];
  readonly children: ReactNode;
};

const fieldsIn = (form: HTMLFormElement | null) => [...(form?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
const focusField = (field: HTMLElement | undefined) => {
  const control = field?.matches("input, select, textarea, button")
    ? field
    : field?.querySelector<HTMLElement>("input, select, textarea, button");
  (control ?? field)?.focus();
};

/** Focuses the first invalid field after a failed save, or the field from the URL. */
const useFieldFocus = <D extends Fields>({ tries, faults }: StepHook<D>, requestedField: string | null) => {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a save attempt moves the focus; typing changes `faults` too.
  useEffect(() => {
    if (tries > 0) focusField(fieldsIn(form.current).find(({ dataset }) => faults.has(dataset.field ?? "")));
  }, [tries]);
  useEffect(() => {
    if (requestedField !== null) focusField(fieldsIn(form.current).find(({ dataset }) => dataset.field === requestedField));
  }, [requestedField]);
  return form;
};

/**
 * Leaving a step saves a draft, unless the save would start the project. A started project needs an explicit save, because a save blocks
 * it.
 */
const useLeaving = <D extends Fields>({ step, project, way, mayChange }: Props<D>) => {
  const savesOnTheWay = mayChange && project?.isDraft && !beginsBySaving({ project, step: step.rules.step });
  const leave = (to: StepNumber) => {
    if (!savesOnTheWay || !step.isChanged || !step.isValid()) return way.go(to);
    way.target.current = to;
    void step.save();
  };
  useEffect(() => {
    way.leave.current = leave;
    return () => {
      way.leave.current = null;
    };
  });
  return leave;
};

/** The frame of every step: title, draft banner, fields, buttons and dialogs. */
export const StepFrame = <D extends Fields>(props: Props<D>) => {
  const { step, project, way, mayChange, aside, companies, children } = props;
  const { t } = useTranslation("projectWizard");
  const form = useFieldFocus(step, way.field);
  const leave = useLeaving(props);
  const { save, asking } = useConfirmPlansBeforeSave({ step, project, companies });
  const { step: number } = step.rules;
  /** Saves the step and opens the next one. An unchanged step is only left, unless it has faults to show. */
  const goOn = () => {
    way.target.current = null;
    if (mayChange && (needsSave({ project, step: number, isChanged: step.isChanged }) || (project?.isDraft && !step.isValid()))) save();
    else way.go(nextStep(number, project));
  };
  const submit = (event: SubmitEvent) => {
    // Submit events of nested dialog forms bubble to this form.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    goOn();
  };
  return (
    <form ref={form} noValidate className={classes.frame} onSubmit={submit} aria-labelledby="step-title">
      <header className={classes.head}>
        <div>
          <h2 id="step-title" className={classes.title} tabIndex={-1}>
            {t(`steps.s${number}.title`)}
          </h2>
          <p className={classes.says}>{t(`steps.s${number}.says`)}</p>
        </div>
        {aside}
      </header>
      {mayChange && step.offered !== null && <RestoreDraftBanner at={step.offered.at} onTakeUp={step.takeUp} onDismiss={step.dismiss} />}
      {!mayChange && <p className={classes.note}>{t("onlyLooked")}</p>}
      {mayChange && (
        <p className={classes.legend}>
          <RequiredMark /> {t("required")}
        </p>
      )}
      <fieldset className={classes.fields} disabled={!mayChange}>
        {children}
      </fieldset>
      {project?.isDraft && isLast(number, project) && <LackSummary project={project} onGo={way.go} />}
      <StepBar step={step} project={project} mayChange={mayChange} onLeave={leave} onNext={goOn} />
      <PlansDialog {...asking} />
      <StaleDialog
        opened={step.stale !== null}
        facts={staleFacts(step)}
        error={step.error}
        isSaving={step.isSaving}
        onSave={(choices) => void step.saveUnited(choices)}
        onClose={step.leaveStale}
      />
    </form>
  );
};
