import type { Plan } from "@emdia/contract/limits.ts";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { StepNavigation } from "../step-navigation.ts";
import classes from "./step-frame.module.css";

const SUPPLIERS_STEP = 3;

/** Shown instead of step 4 or 5 if no supplier has its plan. */
export const StepNotApplicable = ({ plan, step, way }: { readonly plan: Plan; readonly step: 4 | 5; readonly way: StepNavigation }) => {
  const { t } = useTranslation("projectWizard");
  return (
    <section aria-labelledby="step-title">
      <h2 id="step-title" className={classes.title} tabIndex={-1}>
        {t(`steps.s${step}.title`)}
      </h2>
      <p className={classes.says}>{t("notAsked", { plan })}</p>
      <Button mt="md" variant="default" onClick={() => way.go(SUPPLIERS_STEP)}>
        {t("notAskedGo")}
      </Button>
    </section>
  );
};
