/** History actions of a facility and its departments, as stored by the server. */
const actions = [
  "facility.created",
  "facility.renamed",
  "facility.deleted",
  "department.created",
  "department.renamed",
  "department.deleted",
] as const;
type HistoryAction = (typeof actions)[number] | "other";

/** A newer server may send actions that this page has no text for. */
export const historyActionOf = (action: string): HistoryAction => actions.find((known) => known === action) ?? "other";
