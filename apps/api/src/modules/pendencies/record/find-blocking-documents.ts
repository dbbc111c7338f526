import { PENDENCY_DOCUMENTS_MAX } from "@emdia/contract/limits.ts";
import type { ReviewDecision } from "@emdia/contract/pendencies/vocabulary.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { standsOn } from "../policy.ts";
import { blockingDocuments } from "../rules/blocking-documents.ts";
import { listDocumentPage } from "../store/documents.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";

type Verified = { readonly decision: ReviewDecision | null; readonly code: RefusalCode | null };

/** Documents that block a transition. Drafts are included only for the supplier side. */
export const findBlockingDocuments = async (scope: Scope, pendency: StoredPendency, verified: Verified) => {
  const { rows } = await listDocumentPage(scope.tx, {
    pendency,
    withDrafts: standsOn(scope, pendency, "provider"),
    page: 1,
    itemsPerPage: PENDENCY_DOCUMENTS_MAX,
  });
  return blockingDocuments(rows, { ...verified, today: scope.today, neededFrom: pendency.neededFrom }).map(({ id, name }) => ({
    id,
    name,
  }));
};
