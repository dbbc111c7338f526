/** What can happen to a unit and its areas, by the names that the server writes. */
const actions = [
  "facility.created",
  "facility.renamed",
  "facility.deleted",
  "department.created",
  "department.renamed",
  "department.deleted",
] as const;
type HistoryAction = (typeof actions)[number] | "other";

/** A server newer than this page may tell of things that it has no words for yet. */
export const historyActionOf = (action: string): HistoryAction => actions.find((known) => known === action) ?? "other";
