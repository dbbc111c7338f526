import type { ValidityUnit } from "@emdia/contract/catalogue/vocabulary.ts";
import { addDays, addMonths, type IsoDay } from "../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";

/** Validity of a document type: a period from the issue date, a printed date, or unlimited. */
type Rule = {
  readonly kind: "from_issue" | "printed" | "none";
  readonly amount: number | null;
  readonly unit: ValidityUnit | null;
};
export type Dates = { readonly issueDate: IsoDay | null; readonly expirationDate: IsoDay | null };
type Refused = "document.issue_in_future" | "document.expires_before_issue" | "document.never_expires";

/** Expiry date calculated from the issue date. */
export const expiryFrom = ({ kind, amount, unit }: Rule, issueDate: IsoDay | null): IsoDay | null => {
  if (kind !== "from_issue" || amount === null || issueDate === null) return null;
  return unit === "days" ? addDays(issueDate, amount) : addMonths(issueDate, amount);
};

/** Validates the dates. Calculates a missing expiry from the rule of the type. */
export const keptDates = (rule: Rule, { issueDate, expirationDate }: Dates, today: IsoDay): Outcome<Dates, Refused> => {
  if (issueDate !== null && issueDate > today) return refuse("document.issue_in_future", { today });
  if (rule.kind === "none" && expirationDate !== null) return refuse("document.never_expires");
  if (issueDate !== null && expirationDate !== null && expirationDate < issueDate) return refuse("document.expires_before_issue");
  return accept({ issueDate, expirationDate: expirationDate ?? expiryFrom(rule, issueDate) });
};

/** Whether an expiry date is missing that the type requires. Only a draft may lack it. */
export const isUndated = ({ kind }: Rule, { expirationDate }: Dates): boolean => kind !== "none" && expirationDate === null;

const isCalculated = (rule: Rule, { issueDate, expirationDate }: Dates): boolean => expirationDate === expiryFrom(rule, issueDate);

/** A new issue date clears a calculated expiry, which is calculated again; an expiry that the user typed stays. */
export const withIssueDate = (rule: Rule, before: Dates, issueDate: IsoDay | null): Dates => {
  return { issueDate, expirationDate: isCalculated(rule, before) ? null : before.expirationDate };
};

type Elsewhere = { readonly rule: Rule; readonly dates: Dates };

/** Dates of a reused file: a calculated expiry is calculated again by this rule; an expiry that the user typed stays. */
export const datesUnder = (rule: Rule, { rule: sourceRule, dates }: Elsewhere): Dates => {
  const { issueDate } = dates;
  if (rule.kind === "none") return { issueDate, expirationDate: null };
  return isCalculated(sourceRule, dates) ? { issueDate, expirationDate: expiryFrom(rule, issueDate) } : dates;
};

/** Whether a document is valid on a day. A document without an expiry date counts as valid. */
export const holdsOn = ({ expirationDate }: Dates, today: IsoDay): boolean => expirationDate === null || expirationDate >= today;
