export type { Existing, Facts, Lacking, PendencyKey, Project, Requirement, Rest, Supplier, Worker } from "./reconcile/facts.ts";
export { type Difference, keyText, reconcile } from "./reconcile/reconcile.ts";
