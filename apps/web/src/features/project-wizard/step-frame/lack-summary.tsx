import type { Project } from "@emdia/contract/projects/wizard.ts";
import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { readStep, type StepNumber } from "../steps.ts";
import classes from "./lack-summary.module.css";

type Lack = Project["lacks"][number]["code"];
/** The form field of each missing item. */
const fieldOf = {
  name: "name",
  dates: "startDate",
  locations: "locations",
  suppliers: "suppliers",
  ssma_requirements: "requirements",
  ssma_days: "analysisDays",
  stp_requirements: "requirements",
  stp_period: "startReference",
} as const satisfies { readonly [L in Lack]: string };

type Props = { readonly project: Project; readonly onGo: (to: StepNumber, field: string) => void };

/** The missing items of a draft, each with a link to its field. */
export const LackSummary = ({ project, onGo }: Props) => {
  const { t } = useTranslation("projectWizard");
  // Later steps are not listed: the user has not saved them yet.
  const elsewhere = project.lacks.filter(({ step }) => step <= project.step);
  return (
    <section className={classes.summary} data-whole={elsewhere.length === 0} aria-labelledby="lacks">
      <h3 id="lacks" className={classes.title}>
        {elsewhere.length === 0 ? <IconCircleCheck size={18} aria-hidden="true" /> : <IconAlertTriangle size={18} aria-hidden="true" />}
        {t(elsewhere.length === 0 ? "lacks.nothing" : "lacks.title")}
      </h3>
      {elsewhere.length === 0 && <p className={classes.says}>{t("lacks.nothingSays")}</p>}
      <ul className={classes.lacks}>
        {elsewhere.map(({ step, code }) => (
          <li key={code}>
            <span>
              {t(`lacks.codes.${code}`)} <small>{t("lacks.inStep", { step })}</small>
            </span>
            <Button variant="default" onClick={() => onGo(readStep(step), fieldOf[code])}>
              {t("lacks.go")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
