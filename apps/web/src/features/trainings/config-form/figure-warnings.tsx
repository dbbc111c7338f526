import type { FigureWarning } from "@emdia/contract/trainings/config-routes.ts";
import { useTranslation } from "react-i18next";
import fields from "../fields/fields.module.css";
import { useFigureText } from "./use-figure-text.ts";

/** Differences from figures of the norm that only warn, because the figures are not checked. */
export const FigureWarnings = ({ warnings }: { readonly warnings: readonly FigureWarning[] }) => {
  const { t } = useTranslation("trainings");
  const textOf = useFigureText();
  return (
    <ul className={fields.figures}>
      {warnings.map(({ field, figure, source, confidence }) => (
        <li key={`${field} ${figure}`}>
          {t(`form.warnings.${field}`)} {textOf({ unit: field === "hours" ? "hours" : "months", value: figure, source, confidence })}
        </li>
      ))}
    </ul>
  );
};
