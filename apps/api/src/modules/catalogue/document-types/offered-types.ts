import type { DocumentCategory } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";
import type { Paging } from "@emdia/contract/list.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { figuresInView } from "../perspective.ts";
import { whichCatalogues } from "../policy.ts";
import { categoriesInView, listDocumentTypePage } from "../store/document-types.ts";
import { presentLine } from "./present-document-type.ts";

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
