/** The actions in the history of a supplier, as the server names them. */
const actions = [
  "supplier.reminded",
  "project.supplier_added",
  "project.supplier_dropped",
  "project.supplier_changed",
  "project.supplier_registered",
  "project.plan_assigned",
  "project.document_excepted",
  "project.document_asked",
] as const;

/** A newer server may send actions that this client does not know. */
export const supplierActionOf = (action: string): (typeof actions)[number] | "other" =>
  actions.find((known) => known === action) ?? "other";
