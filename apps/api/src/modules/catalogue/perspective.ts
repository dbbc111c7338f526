import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import type { IsoDay } from "../../kernel/dates.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { VisibleCatalogues } from "./policy.ts";
import { type Figure, figureOn } from "./rules/figures.ts";
import { figuresOf } from "./store/figures.ts";

/** Answers what a figure is today. */
export type FigureToday = (key: string | null) => Figure | undefined;

export const figuresAt =
  (figures: readonly Figure[], day: IsoDay): FigureToday =>
  (key) =>
    key === null ? undefined : figureOn(figures, key, day);

/** Who looks as one contracting company reads that company's figures where it has any; everybody else reads the norms'. */
export const figuresInView = async (scope: Scope, { contractorIds }: VisibleCatalogues, ownerId = PLATFORM_OWNER): Promise<FigureToday> => {
  const [only, ...others] = contractorIds;
  const looksAs = others.length === 0 ? only : undefined;
  return figuresAt(await figuresOf(scope.tx, ownerId === PLATFORM_OWNER ? looksAs : ownerId), scope.today);
};
