// Compares the duration and validity of a configuration with the figures of the norm.
import type { TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";

export type NormFigure = { readonly value: number; readonly unit: string; readonly source: string; readonly confidence: string };
export type NormFigures = {
  readonly initial: NormFigure | undefined;
  readonly periodic: NormFigure | undefined;
  readonly validity: NormFigure | undefined;
};
export type Offered = {
  readonly kinds: readonly TrainingKind[];
  readonly minutes: number;
  /** Null: no end. */
  readonly validityMonths: number | null;
};
export type Deviation = { readonly field: "hours" | "validity"; readonly figure: NormFigure };

const MINUTES_PER_HOUR = 60;

const isShorter = (minutes: number, figure: NormFigure): boolean => figure.unit === "hours" && minutes < figure.value * MINUTES_PER_HOUR;
const isLonger = (months: number | null, figure: NormFigure): boolean =>
  figure.unit === "months" && (months === null || months > figure.value);

/** Figures from which a configuration deviates: shorter hours of one of its kinds, or a longer validity. */
export const deviationsFrom = ({ initial, periodic, validity }: NormFigures, offered: Offered): readonly Deviation[] => {
  const hours = [
    ...(offered.kinds.includes("initial") && initial ? [initial] : []),
    ...(offered.kinds.includes("periodic") && periodic ? [periodic] : []),
  ];
  return [
    ...hours.filter((figure) => isShorter(offered.minutes, figure)).map((figure) => ({ field: "hours" as const, figure })),
    ...(validity && isLonger(offered.validityMonths, validity) ? [{ field: "validity" as const, figure: validity }] : []),
  ];
};

/** Only a checked figure refuses a configuration; the others warn. */
export const isRefused = ({ figure }: Deviation): boolean => figure.confidence === "checked";
