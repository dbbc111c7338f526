// Length of an absence above which a training is needed again.
import type { Confidence } from "@emdia/contract/catalogue/vocabulary.ts";
import { addDays, addMonths, type IsoDay } from "../../../../kernel/dates.ts";

export type AbsenceFigure = { readonly value: number; readonly unit: string; readonly confidence: Confidence };
/** The figure of a key on a day. */
export type FigureOfDay = (key: string, day: IsoDay) => AbsenceFigure | undefined;

const GENERAL_KEY = "nr1.absence_trigger";
/** `NR-10 SEP` has the figure of NR-10. */
const ownKey = (norm: string): string | null => {
  const number = /^NR-(\d+)/.exec(norm)?.[1];
  return number === undefined ? null : `nr${number}.absence_trigger`;
};

/** Compared with the source, or fixed by the contractor. Other figures only warn. */
const isFirm = ({ confidence }: AbsenceFigure): boolean => confidence === "checked" || confidence === "own";

/** A month ends on the day of the same number, or on the next day if the last month has none (Código Civil, art. 132 § 3). */
const monthsAfter = (day: IsoDay, months: number): IsoDay => {
  const end = addMonths(day, months);
  return end.slice(8) === day.slice(8) ? end : addDays(end, 1);
};

type Absence = { readonly from: IsoDay; readonly lastDay: IsoDay };
/** Whether an absence is longer than a figure. Exactly as long is not longer. */
export const exceeds = ({ from, lastDay }: Absence, { value, unit }: Pick<AbsenceFigure, "value" | "unit">): boolean => {
  const end = unit === "months" ? monthsAfter(from, value) : addDays(from, value);
  return addDays(lastDay, 1) > end;
};

/**
 * Whether an absence requires a training again: `firm` by a figure that moves documents, `advice` by one that only warns. The figure of the
 * training's norm precedes that of NR-1; while it only warns, the one of NR-1 still applies.
 */
export const absenceVerdict = (absence: Absence, norm: string, figureOf: FigureOfDay): "firm" | "advice" | null => {
  const day = addDays(absence.lastDay, 1);
  const key = ownKey(norm);
  const own = key === null ? undefined : figureOf(key, day);
  const figures = [own, own && isFirm(own) ? undefined : figureOf(GENERAL_KEY, day)].filter((figure) => figure !== undefined);
  const exceeded = figures.filter((figure) => exceeds(absence, figure));
  if (exceeded.some(isFirm)) return "firm";
  return exceeded.length > 0 ? "advice" : null;
};
