// Filters behind the figures of the home page. The server counts them, and the web links to the lists that they filter.
import type { PendencyFilter } from "../pendencies/list-routes.ts";
import { expiredStatuses, owedStatuses, reviewQueueStatuses } from "../pendencies/vocabulary.ts";

/** Days ahead within which a document counts as due soon. */
export const HOME_DUE_DAYS = 7;

type ContractorFigure = "toReview" | "reviewOverdue" | "expired";
type ProviderFigure = "toSend" | "rejected" | "dueSoon" | "expired" | "questions";

/** Filters of the pendency list on the contractor side, for both plans. */
export const contractorFilters: { readonly [F in ContractorFigure]: PendencyFilter } = {
  toReview: { status: [...reviewQueueStatuses] },
  reviewOverdue: { status: [...reviewQueueStatuses], reviewOverdue: true },
  expired: { status: [...expiredStatuses] },
};

/** The same on the supplier side. Documents due soon are filtered by days as well. */
export const providerFilters: { readonly [F in ProviderFigure]: PendencyFilter } = {
  toSend: { status: ["OPEN"], withoutRejection: true },
  rejected: { status: ["OPEN"], rejected: true },
  dueSoon: { status: [...owedStatuses] },
  expired: { status: [...expiredStatuses] },
  questions: { waitsForMyAnswer: true },
};

type Days = { readonly from: string; readonly until: string };
/** Documents that the supplier has to send between two days. */
export const dueFilter = ({ from, until }: Days): PendencyFilter => ({
  ...providerFilters.dueSoon,
  sendByStart: from,
  sendByEnd: until,
});

/** Filter of the worker list. */
export const blockedWorkersFilter = { mayWork: "no" } as const;
