import type { LackingTraining } from "@emdia/contract/badges/badge-routes.ts";
import { IconSchool } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import classes from "./badge-dialog.module.css";

/** The required trainings that the worker lacks, without which the badge is not printed. */
export const TrainingNote = ({ trainings }: { readonly trainings: readonly LackingTraining[] }) => {
  const { t } = useTranslation("badges");
  const { day } = useFormat();
  if (trainings.length === 0) return null;
  return (
    <section className={classes.note} aria-label={t("trainings.title")}>
      <IconSchool size={18} aria-hidden="true" />
      <div>
        <strong>{t("trainings.title")}</strong>
        <p>{t("trainings.says")}</p>
        <ul>
          {trainings.map(({ id, name, since }) => (
            <li key={id}>{since === null ? t("trainings.never", { name }) : t("trainings.since", { name, day: day(since) })}</li>
          ))}
        </ul>
      </div>
    </section>
  );
};
