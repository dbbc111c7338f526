// Change of a figure since an earlier day.
import type { PanelComparison } from "@emdia/contract/panels/comparison.ts";
import { shareOf } from "@emdia/contract/panels/share.ts";

export type ComparedFigure = "conformity" | "pendencies" | "projects" | "workers";
export type Change =
  | { readonly kind: "gapDay" | "gapFilter" | "empty" }
  | { readonly kind: "more" | "less" | "same"; readonly count: number };

/** The main figure of an indicator on the earlier day: whole percent for conformity, which is null without a document. */
const earlierOf = (figure: ComparedFigure, { pendencies, projects, workers }: PanelComparison): number | null => {
  if (figure === "conformity") return pendencies.figures && shareOf(pendencies.figures);
  if (figure === "pendencies") return pendencies.figures?.irregular ?? null;
  if (figure === "projects") return projects.figures?.active ?? null;
  return workers.figures?.total ?? null;
};
const gapOf = (figure: ComparedFigure, { pendencies, projects, workers }: PanelComparison) => {
  if (figure === "projects") return projects.gap;
  return figure === "workers" ? workers.gap : pendencies.gap;
};

/** Compares the figures as the cards show them, so that the difference matches them. */
export const changeOf = (figure: ComparedFigure, now: number | null, comparison: PanelComparison): Change => {
  const gap = gapOf(figure, comparison);
  if (gap) return { kind: gap === "day" ? "gapDay" : "gapFilter" };
  const then = earlierOf(figure, comparison);
  if (now === null || then === null) return { kind: "empty" };
  const [difference, count] = [now - then, Math.abs(now - then)];
  if (difference === 0) return { kind: "same", count };
  return { kind: difference > 0 ? "more" : "less", count };
};
