import type { CatalogueTraining } from "@emdia/contract/trainings/config-routes.ts";
import { useTranslation } from "react-i18next";
import fields from "../fields/fields.module.css";
import { useFigureText } from "./use-figure-text.ts";

/** Figures of the norm of a training, with their source and confidence, beside the fields that they prefill. */
export const NormFigures = ({ training }: { readonly training: CatalogueTraining }) => {
  const { t } = useTranslation("trainings");
  const textOf = useFigureText();
  if (training.figures.length === 0) return <p className={fields.quiet}>{t("form.noFigures", { norm: training.norm })}</p>;
  return (
    <ul className={fields.figures} aria-label={t("form.figures", { norm: training.norm })}>
      {training.figures.map(({ field, ...figure }) => (
        <li key={field}>
          {t(`form.figure.${field}`)} {textOf({ ...figure, unit: field === "validity_months" ? "months" : "hours" })}
        </li>
      ))}
    </ul>
  );
};
