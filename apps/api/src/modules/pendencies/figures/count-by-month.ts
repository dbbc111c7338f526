import { readCounters } from "../list/store/counters.ts";
import { conformityIn } from "../rules/sum-of-filter.ts";
import { type FigureInput, type FigureScope, resolveFigure } from "./figure-input.ts";
import { countByMonth, type MonthCount } from "./store/months.ts";

/** Documents per month of reference. The filter may limit the months. */
export const countByReferenceMonth = async (scope: FigureScope, input: FigureInput): Promise<readonly MonthCount[]> => {
  const search = await resolveFigure(scope, input);
  return search ? countByMonth(scope.tx, search, "reference") : [];
};

/** Documents per month of creation. The filter may limit the days. */
export const countByCreationMonth = async (scope: FigureScope, input: FigureInput): Promise<readonly MonthCount[]> => {
  const search = await resolveFigure(scope, input);
  return search ? countByMonth(scope.tx, search, "creation") : [];
};

/** Documents that refer to no month. */
export const countWithoutMonth = async (scope: FigureScope, { visible, filter }: FigureInput) => {
  const search = await resolveFigure(scope, { visible, filter: { ...filter, withoutReferenceMonth: true } });
  return conformityIn(search ? await readCounters(scope.tx, search) : []);
};
