// Norm figures as a user sees them.
import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import type { IsoDay } from "../../kernel/dates.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { VisibleCatalogues } from "./policy.ts";
import { type Figure, figureOn } from "./rules/figures.ts";
import { figuresOf } from "./store/figures.ts";

/** Returns the current figure of a key. */
export type FigureToday<F extends Figure = Figure> = (key: string | null) => F | undefined;

export const figuresAt =
  <F extends Figure>(figures: readonly F[], day: IsoDay): FigureToday<F> =>
  (key) =>
    key === null ? undefined : figureOn(figures, key, day);

/** A user with one contractor sees its own figures first; every other user sees the platform's figures. */
export const figuresInView = async (scope: Scope, { contractorIds }: VisibleCatalogues, ownerId = PLATFORM_OWNER): Promise<FigureToday> => {
  const [only, ...others] = contractorIds;
  const looksAs = others.length === 0 ? only : undefined;
  return figuresAt(await figuresOf(scope.tx, ownerId === PLATFORM_OWNER ? looksAs : ownerId), scope.today);
};
