import type { PendencyDocument, SendingGuide } from "@emdia/contract/pendencies/document.ts";
import { daysAfter, monthsAfter } from "../../../shared/days/months-after.ts";
import { isoDayOf } from "../../../shared/days/typed-day.ts";
import { formatDay } from "../../../shared/format/format-day.ts";

/** The date rules of a document type, and today's date. */
export type DateRule = Pick<SendingGuide, "validity" | "asksIssueDate" | "asksExpiry" | "today">;
export type Dates = Pick<PendencyDocument, "issueDate" | "expirationDate">;
/** Both dates as typed, `03/10/2026`. */
export type DatesDraft = { readonly issueDate: string; readonly expirationDate: string };
type Fault = "required" | "invalid" | "future" | "beforeIssue";
export type DateField = keyof DatesDraft;
export type DateFaults = { readonly [F in DateField]?: Fault };

const typed = (isoDay: string | null): string => (isoDay === null ? "" : formatDay(isoDay));
export const draftOf = ({ issueDate, expirationDate }: Dates): DatesDraft => ({
  issueDate: typed(issueDate),
  expirationDate: typed(expirationDate),
});
/** The dates in the format of the API. */
export const datesIn = (draft: DatesDraft): Dates => ({
  issueDate: isoDayOf(draft.issueDate),
  expirationDate: isoDayOf(draft.expirationDate),
});

export const neverExpires = ({ validity }: Pick<DateRule, "validity">): boolean => validity.kind === "none";

/** The expiry date that the rule of the type derives from the issue date; null if the type has no such rule. */
export const expiryFrom = ({ validity: { kind, amount, unit } }: Pick<DateRule, "validity">, issueDate: string | null): string | null => {
  if (kind !== "from_issue" || amount === null || issueDate === null) return null;
  return unit === "days" ? daysAfter(issueDate, amount) : monthsAfter(issueDate, amount);
};

/** Whether the expiry equals the one that the rule derives from the issue date. */
export const followsRule = (rule: DateRule, draft: DatesDraft): boolean => {
  const { issueDate, expirationDate } = datesIn(draft);
  return expirationDate !== null && expirationDate === expiryFrom(rule, issueDate);
};

/**
 * Sets the issue date and derives the expiry from it, unless the user chose another expiry. While the issue date is incomplete, a derived
 * expiry is cleared, because it belonged to the previous date.
 */
export const withIssueDate = (rule: DateRule, draft: DatesDraft, issueDate: string): DatesDraft => {
  const wasChosen = draft.expirationDate !== "" && !followsRule(rule, draft);
  const expirationDate = wasChosen ? draft.expirationDate : typed(expiryFrom(rule, isoDayOf(issueDate)));
  return { issueDate, expirationDate };
};

const faultOfIssue = ({ issueDate }: DatesDraft, { asksIssueDate, today }: DateRule): Fault | undefined => {
  if (issueDate === "") return asksIssueDate ? "required" : undefined;
  const day = isoDayOf(issueDate);
  if (day === null) return "invalid";
  return day > today ? "future" : undefined;
};

const faultOfExpiry = (draft: DatesDraft, rule: DateRule): Fault | undefined => {
  if (neverExpires(rule)) return undefined;
  if (draft.expirationDate === "") return rule.asksExpiry ? "required" : undefined;
  const { issueDate, expirationDate } = datesIn(draft);
  if (expirationDate === null) return "invalid";
  return issueDate !== null && expirationDate < issueDate ? "beforeIssue" : undefined;
};

/** The faults of both dates, in the order of the fields. */
export const dateFaults = (draft: DatesDraft, rule: DateRule): DateFaults => {
  const issueDate = faultOfIssue(draft, rule);
  const expirationDate = faultOfExpiry(draft, rule);
  return { ...(issueDate && { issueDate }), ...(expirationDate && { expirationDate }) };
};

/** Whether a missing or invalid date blocks sending the document. */
export const hasDateFaults = (dates: Dates, rule: DateRule): boolean => Object.keys(dateFaults(draftOf(dates), rule)).length > 0;

/**
 * The changed dates that can be saved now. A faulty date waits, and the issue date too if the expiry is before it, because the server would
 * refuse both.
 */
export const savableDates = (draft: DatesDraft, rule: DateRule, saved: Dates): Partial<Dates> => {
  const faults = dateFaults(draft, rule);
  if (faults.expirationDate === "beforeIssue") return {};
  const { issueDate, expirationDate } = datesIn(draft);
  return {
    ...(!faults.issueDate && issueDate !== saved.issueDate && { issueDate }),
    ...(!faults.expirationDate && expirationDate !== saved.expirationDate && { expirationDate }),
  };
};
