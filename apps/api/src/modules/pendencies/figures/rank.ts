import { type FigureInput, type FigureScope, resolveFigure } from "./figure-input.ts";
import { type Ranked, type RankedSide, type RankedType, type RankingPage, rankCompanies, rankTypes } from "./store/rankings.ts";

const nothing = { rows: [], total: 0 };

/** Document types by irregular documents. */
export const rankIrregularTypes = async (scope: FigureScope, input: FigureInput, page: RankingPage): Promise<Ranked<RankedType>> => {
  const search = await resolveFigure(scope, { ...input, filter: { ...input.filter, irregular: "all" } });
  return search ? rankTypes(scope.tx, search, page) : nothing;
};

/** Companies of the other side by irregular documents. A document that the user sees from both sides counts for both companies. */
export const rankIrregularCompanies = async (scope: FigureScope, input: FigureInput, page: RankingPage): Promise<Ranked<RankedSide>> => {
  const search = await resolveFigure(scope, { ...input, filter: { ...input.filter, irregular: "all" } });
  return search ? rankCompanies(scope.tx, search, page) : nothing;
};
