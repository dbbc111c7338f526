import type { ValidityUnit } from "@emdia/contract/catalogue/vocabulary.ts";
import { addDays, addMonths, type IsoDay } from "../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";

/** How long a document of a type holds: from its issue, until a printed day, or for ever. */
type Rule = {
  readonly kind: "from_issue" | "printed" | "none";
  readonly amount: number | null;
  readonly unit: ValidityUnit | null;
};
export type Dates = { readonly issueDate: IsoDay | null; readonly expirationDate: IsoDay | null };
type Refused = "document.issue_in_future" | "document.expires_before_issue" | "document.never_expires";

/** Until when a document holds that counts from its issue. */
export const expiryFrom = ({ kind, amount, unit }: Rule, issueDate: IsoDay | null): IsoDay | null => {
  if (kind !== "from_issue" || amount === null || issueDate === null) return null;
  return unit === "days" ? addDays(issueDate, amount) : addMonths(issueDate, amount);
};

/** The dates as they are kept: what was left out follows from the rule of the type, and what cannot be is refused. */
export const keptDates = (rule: Rule, { issueDate, expirationDate }: Dates, today: IsoDay): Outcome<Dates, Refused> => {
  if (issueDate !== null && issueDate > today) return refuse("document.issue_in_future", { today });
  if (rule.kind === "none" && expirationDate !== null) return refuse("document.never_expires");
  if (issueDate !== null && expirationDate !== null && expirationDate < issueDate) return refuse("document.expires_before_issue");
  return accept({ issueDate, expirationDate: expirationDate ?? expiryFrom(rule, issueDate) });
};

/** What was sent says until when it holds, where its type ends at all: only of a draft that may still be unknown. */
export const isUndated = ({ kind }: Rule, { expirationDate }: Dates): boolean => kind !== "none" && expirationDate === null;

/** A new issue date takes an expiry with it that had followed from the old one; one that somebody chose stays. */
export const withIssueDate = (rule: Rule, before: Dates, issueDate: IsoDay | null): Dates => {
  const followed = before.expirationDate === expiryFrom(rule, before.issueDate);
  return { issueDate, expirationDate: followed ? null : before.expirationDate };
};
