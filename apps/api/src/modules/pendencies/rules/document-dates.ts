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

const hadFollowed = (rule: Rule, { issueDate, expirationDate }: Dates): boolean => expirationDate === expiryFrom(rule, issueDate);

/** A new issue date takes an expiry with it that had followed from the old one; one that somebody chose stays. */
export const withIssueDate = (rule: Rule, before: Dates, issueDate: IsoDay | null): Dates => {
  return { issueDate, expirationDate: hadFollowed(rule, before) ? null : before.expirationDate };
};

type Elsewhere = { readonly rule: Rule; readonly dates: Dates };

/** The dates of a file that is used again under another rule: an expiry that had followed from the rule there follows from this one; a chosen one stays. */
export const datesUnder = (rule: Rule, { rule: there, dates }: Elsewhere): Dates => {
  const { issueDate } = dates;
  if (rule.kind === "none") return { issueDate, expirationDate: null };
  return hadFollowed(there, dates) ? { issueDate, expirationDate: expiryFrom(rule, issueDate) } : dates;
};

/** Whether a document with these dates can serve on a day: it has not ended, or nobody knows yet when it does. */
export const holdsOn = ({ expirationDate }: Dates, today: IsoDay): boolean => expirationDate === null || expirationDate >= today;
