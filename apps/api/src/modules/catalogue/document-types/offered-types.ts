import type { DocumentCategory } from "@emdia/contract/catalogue/vocabulary.ts";
import { FIRST_PAGE, type Plan } from "@emdia/contract/limits.ts";
import type { Paging } from "@emdia/contract/list.ts";
import { entriesHolding, type Scope } from "../../../platform/access/scope.ts";
import { figuresInView } from "../perspective.ts";
import { whichCatalogues } from "../policy.ts";
import { categoriesInView, listDocumentTypePage } from "../store/document-types.ts";
import { namesOf, presentLine } from "./present-document-type.ts";

type Offered = Paging & { readonly plan: Plan; readonly validity: boolean };

/** Document types of a plan that the caller's companies can choose: with or without validity. */
export const offeredDocumentTypes = async (scope: Scope, { validity, ...filter }: Offered) => {
  const visible = whichCatalogues(scope, "see_pendency");
  const { rows, meta } = await listDocumentTypePage(scope.tx, visible, { ...filter, hasValidity: validity });
  const today = await figuresInView(scope, visible);
  return { results: rows.map((type) => presentLine(scope, type, today)), meta };
};

export const categoriesOf = (scope: Scope, plan: Plan): Promise<readonly DocumentCategory[]> =>
  categoriesInView(scope.tx, whichCatalogues(scope, "see_pendency"), plan);

/** The first document types by name or code, in the catalogues whose pendencies the user sees. Undefined if the user may see no pendency. */
export const searchDocumentTypes = async (scope: Scope, text: string, max: number) => {
  if (entriesHolding(scope, "see_pendency").length === 0) return undefined;
  const query = { query: text, page: FIRST_PAGE, itemsPerPage: max };
  const { rows, meta } = await listDocumentTypePage(scope.tx, whichCatalogues(scope, "see_pendency"), {
    ...query,
    language: scope.language,
  });
  const results = rows.map((type) => ({ ownerId: type.ownerId, id: type.id, name: type.name, names: namesOf(type), plan: type.plan }));
  return { results, hasMore: meta.totalResults > results.length };
};
