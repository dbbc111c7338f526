import type { Handler } from "../../platform/http/handler.ts";
import { whichCatalogues } from "./policy.ts";
import { listFigurePage } from "./store/figures.ts";

export const listNormFigures: Handler<"GET /catalogue/norm-figures"> = async (scope, { query }) => {
  const { rows, meta } = await listFigurePage(scope.tx, whichCatalogues(scope), { ...query, today: scope.today });
  return { results: [...rows], meta };
};
