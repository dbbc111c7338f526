import { confidences } from "@emdia/contract/catalogue/vocabulary.ts";
import { useTranslation } from "react-i18next";

type Figure = {
  readonly unit: "hours" | "months";
  readonly value: number;
  readonly source: string;
  readonly confidence: string;
};

/** Text of a figure of a norm: value, source and confidence. */
export const useFigureText = () => {
  const { t } = useTranslation("trainings");
  return ({ unit, value, source, confidence }: Figure): string => {
    const known = confidences.find((one) => one === confidence);
    return [t(`figure.${unit}`, { count: value }), source, ...(known ? [t(`figure.confidence.${known}`)] : [])].join(" · ");
  };
};
