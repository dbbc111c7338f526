export type {
  Existing,
  Facts,
  Lacking,
  Month,
  PendencyKey,
  Project,
  Requirement,
  Rest,
  Span,
  Supplier,
  Worker,
} from "./reconcile/facts.ts";
export { daysOf, monthOf, overlap } from "./reconcile/months.ts";
export { type Difference, keyText, type Rescheduled, reconcile } from "./reconcile/reconcile.ts";
export { hasEnded } from "./state.ts";
