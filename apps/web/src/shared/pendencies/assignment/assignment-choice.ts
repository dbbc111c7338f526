import type { AssignmentTarget } from "@emdia/contract/pendencies/pendency.ts";
import type { AssignmentSubject } from "./assignment-queries.ts";

/** Value of the option that removes the own assignment of the subject. */
export const NO_OWN = "none";
/** Value while the user has to choose, because several pendencies have different assignments. */
export const UNDECIDED = "";

type Subject = Pick<AssignmentSubject, "of" | "assignee">;

/** The option that is selected when the dialog opens: the own assignment of the subject, never a wider one. */
export const initialChoice = ({ of, assignee }: Subject): string => {
  if (assignee === undefined) return UNDECIDED;
  return assignee?.of === of ? String(assignee.id) : NO_OWN;
};

type Reviewer = { readonly id: number; readonly name: string };

/**
 * The options, with the account of the own assignment. It is missing from them if it may no longer review here; without its option the
 * select would show the assignment as removed.
 */
export const withOwnReviewer = (reviewers: readonly Reviewer[], { of, assignee }: Subject): readonly Reviewer[] =>
  assignee?.of !== of || reviewers.some(({ id }) => id === assignee.id) ? reviewers : [assignee, ...reviewers];

type Label = {
  readonly key: `inherited.${Exclude<AssignmentTarget, "pendency">}` | "nobody" | `otherwise.${Exclude<AssignmentTarget, "supplier">}`;
  /** Account of the inherited assignment. */
  readonly name: string;
};

/** Text of the option without an own assignment: who reviews then. */
export const noOwnLabel = ({ of, assignee }: Subject): Label => {
  if (assignee && assignee.of !== "pendency" && assignee.of !== of) return { key: `inherited.${assignee.of}`, name: assignee.name };
  if (of === "supplier" || (of === "pendency" && assignee === null)) return { key: "nobody", name: "" };
  return { key: `otherwise.${of}`, name: "" };
};
