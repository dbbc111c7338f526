import type { PendencyDocument, SendingGuide } from "@emdia/contract/pendencies/document.ts";
import { daysAfter, monthsAfter } from "../../../shared/days/months-after.ts";
import { isoDayOf } from "../../../shared/days/typed-day.ts";
import { formatDay } from "../../../shared/format/format-day.ts";

/** What the type of a document says of its dates, and which day it is. */
export type DateRule = Pick<SendingGuide, "validity" | "asksIssueDate" | "asksExpiry" | "today">;
export type Dates = Pick<PendencyDocument, "issueDate" | "expirationDate">;
/** Both days as they are typed, `03/10/2026`. */
export type DatesDraft = { readonly issueDate: string; readonly expirationDate: string };
type Fault = "required" | "invalid" | "future" | "beforeIssue";
export type DateFaults = { readonly [F in keyof DatesDraft]?: Fault };

const typed = (isoDay: string | null): string => (isoDay === null ? "" : formatDay(isoDay));
export const draftOf = ({ issueDate, expirationDate }: Dates): DatesDraft => ({
  issueDate: typed(issueDate),
  expirationDate: typed(expirationDate),
});
/** What goes over the wire. */
export const datesIn = (draft: DatesDraft): Dates => ({
  issueDate: isoDayOf(draft.issueDate),
  expirationDate: isoDayOf(draft.expirationDate),
});

export const neverExpires = ({ validity }: Pick<DateRule, "validity">): boolean => validity.kind === "none";

/** Until when a document holds that counts from its issue. */
export const expiryFrom = ({ validity: { kind, amount, unit } }: Pick<DateRule, "validity">, issueDate: string | null): string | null => {
  if (kind !== "from_issue" || amount === null || issueDate === null) return null;
  return unit === "days" ? daysAfter(issueDate, amount) : monthsAfter(issueDate, amount);
};

/** Whether the expiry that stands there is the one that the rule makes of the issue date. */
export const followsRule = (rule: DateRule, draft: DatesDraft): boolean => {
  const { issueDate, expirationDate } = datesIn(draft);
  return expirationDate !== null && expirationDate === expiryFrom(rule, issueDate);
};

/**
 * A new issue date brings its expiry along, unless somebody has chosen another one than the rule's. While it is typed there is none: what had
 * followed from the day before says nothing of the new one.
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

/** What lacks or cannot be, in the order of the fields. */
export const dateFaults = (draft: DatesDraft, rule: DateRule): DateFaults => {
  const issueDate = faultOfIssue(draft, rule);
  const expirationDate = faultOfExpiry(draft, rule);
  return { ...(issueDate && { issueDate }), ...(expirationDate && { expirationDate }) };
};

/** Whether a document could not be sent for want of a date. */
export const lacksDates = (dates: Dates, rule: DateRule): boolean => Object.keys(dateFaults(draftOf(dates), rule)).length > 0;
