import type { Scope } from "../../../platform/access/scope.ts";
import { readCounters } from "../list/store/counters.ts";
import { conformityIn } from "../rules/sum-of-filter.ts";
import { type FigureInput, resolveFigure } from "./figure-input.ts";
import { countByMonth, type MonthCount } from "./store/months.ts";

/** Documents per month of reference. The filter may limit the months. */
export const countByReferenceMonth = async (scope: Scope, input: FigureInput): Promise<readonly MonthCount[]> => {
  const search = await resolveFigure(scope, input);
  return search ? countByMonth(scope.tx, search, "reference") : [];
};

/** Documents per month of creation. The filter may limit the days. */
export const countByCreationMonth = async (scope: Scope, input: FigureInput): Promise<readonly MonthCount[]> => {
  const search = await resolveFigure(scope, input);
  return search ? countByMonth(scope.tx, search, "creation") : [];
};

/** Documents that refer to no month. */
export const countWithoutMonth = async (scope: Scope, { visible, filter }: FigureInput) => {
  const search = await resolveFigure(scope, { visible, filter: { ...filter, withoutReferenceMonth: true } });
  return conformityIn(search ? await readCounters(scope.tx, search) : []);
};
