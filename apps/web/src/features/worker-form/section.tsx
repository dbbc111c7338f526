import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useHashTarget } from "../../shared/ui/focus/use-hash-target.ts";
import type { FormStep } from "./worker-faults.ts";
import classes from "./worker-form.module.css";

/** One section of the worker form, with its heading. */
export const Section = ({ step, children }: { readonly step: FormStep; readonly children: ReactNode }) => {
  const { t } = useTranslation("workerForm");
  const heading = useHashTarget(`section-${step}`);
  return (
    <section className={classes.section} aria-labelledby={`section-${step}`}>
      <h2 ref={heading} id={`section-${step}`} className={classes.title} tabIndex={-1}>
        {t(`steps.${step}.title`)}
      </h2>
      <p className={classes.says}>{t(`steps.${step}.says`)}</p>
      {children}
    </section>
  );
};
