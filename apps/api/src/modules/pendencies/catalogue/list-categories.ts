import { documentCategories } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { categoriesOf } from "../../catalogue/index.ts";

/** Uses the order of the vocabulary, so that both plans list their categories in the same order. */
export const listCategories: Handler<"GET /pendencies/categories"> = async (scope, { query }) => {
  const used = await categoriesOf(scope, query.plan);
  return { results: documentCategories.filter((category) => used.includes(category)) };
};
