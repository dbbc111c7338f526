// Deadline of the supplier.
import type { Frequency } from "@emdia/contract/catalogue/vocabulary.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { addDays, addMonths, type IsoDay } from "../../../kernel/dates.ts";
import { addBusinessDays, businessDayOnOrBefore, type LocalHolidays } from "../../calendar/rules/index.ts";
import { NEVER_EXPIRES } from "./fields-after-transition.ts";
import { beginsAnew, isSuppliersTurn } from "./sending.ts";

/** Day of the following month on which a monthly document is due, if its type has no figure. */
const DEFAULT_DUE_DAY = 20;
const DAYS_AFTER_REQUEST = 10;
const BUSINESS_DAYS_AFTER_REJECTION = 5;

/** Figure of a norm that fixes the due day of a document type. */
export type DueFigure = { readonly unit: string; readonly value: number };
/** Fields of a pendency on which the supplier's deadline depends. */
export type SendByFacts = {
  readonly status: PendencyStatus;
  readonly returnsTo: PendencyStatus | null;
  readonly active: boolean;
  readonly frequency: Frequency;
  /** A month as text, `2026-03`. A yearly document refers to January. */
  readonly referenceMonth: string | null;
  readonly due: DueFigure | undefined;
  readonly createdOn: IsoDay;
  /** First day of the link, if the document was asked for before it. */
  readonly firstDay: IsoDay | null;
  /** Last rejection, reopening or reactivation. */
  readonly askedAgainOn: IsoDay | null;
  readonly expirationDate: IsoDay | null;
  readonly approvedUntil: IsoDay | null;
};

const later = (one: IsoDay, other: IsoDay): IsoDay => (other > one ? other : one);

/** A day of a month, or the last day of a shorter month. */
const dayOfMonth = (month: string, day: number): IsoDay => {
  const last = addDays(addMonths(`${month}-01`, 1), -1);
  const text = `${month}-${String(day).padStart(2, "0")}`;
  return text < last ? text : last;
};

type Due = (month: string, value: number, local: LocalHolidays) => IsoDay;
const followingMonth = (month: string): string => addMonths(`${month}-01`, 1).slice(0, "YYYY-MM".length);
const dayOfNextMonth: Due = (month, value, local) => businessDayOnOrBefore(dayOfMonth(followingMonth(month), value), local);
const monthly: { readonly [unit: string]: Due } = {
  day_of_next_month: dayOfNextMonth,
  business_day_of_next_month: (month, value, local) => addBusinessDays(addDays(`${followingMonth(month)}-01`, -1), value, local),
  last_business_day_of_next_month: (month, _value, local) => businessDayOnOrBefore(addDays(addMonths(`${month}-01`, 2), -1), local),
};
const HUNDRED = 100;
const dayOfYear: Due = (month, value, local) => {
  const inYear = `${month.slice(0, "YYYY".length)}-${String(Math.floor(value / HUNDRED)).padStart(2, "0")}`;
  return businessDayOnOrBefore(dayOfMonth(inYear, value % HUNDRED), local);
};

/** Due day of the period of a monthly or yearly document. A yearly type without a figure has none. */
const dueOfPeriod = ({ frequency, referenceMonth: month, due }: SendByFacts, local: LocalHolidays): IsoDay | null => {
  if (month === null) return null;
  if (frequency === "yearly") return due?.unit === "month_day" ? dayOfYear(month, due.value, local) : null;
  const own = due && monthly[due.unit];
  return own ? own(month, due.value, local) : dayOfNextMonth(month, DEFAULT_DUE_DAY, local);
};

const isDated = (day: IsoDay | null): day is IsoDay => day !== null && day !== NEVER_EXPIRES;
/** Last day of an approval that the next document renews; null if it does not expire. */
export const renewalDay = ({ approvedUntil, expirationDate }: Pick<SendByFacts, "approvedUntil" | "expirationDate">): IsoDay | null =>
  isDated(approvedUntil) ? approvedUntil : expirationDate;

/** An open document with an approval that still holds, such as a rejected renewal, is due when the approval ends. */
const endOfApproval = (facts: SendByFacts, isRenewal: boolean): IsoDay | null =>
  renewalDay(isRenewal ? facts : { ...facts, expirationDate: null });

const dueDay = (facts: SendByFacts, isRenewal: boolean, local: LocalHolidays): IsoDay =>
  endOfApproval(facts, isRenewal) ??
  dueOfPeriod(facts, local) ??
  (facts.firstDay === null ? addDays(facts.createdOn, DAYS_AFTER_REQUEST) : addDays(facts.firstDay, -1));

type Owing = Pick<SendByFacts, "status" | "returnsTo" | "active">;
const suspended = ({ status, returnsTo }: Owing): PendencyStatus => (status === "SUPPORT" ? (returnsTo ?? status) : status);
/** Whether the supplier owes a document. */
export const owesDocument = (facts: Owing): boolean => facts.active && isSuppliersTurn(suspended(facts));

/**
 * Day by which the supplier sends the document, or null while it owes none. A rejection, a reopening or a reactivation leaves at least five
 * business days. The end of an approval is never extended: the document expires on that day. A question does not change the deadline.
 */
export const sendByOf = (facts: SendByFacts, local: LocalHolidays): IsoDay | null => {
  if (!owesDocument(facts)) return null;
  const isRenewal = beginsAnew(suspended(facts));
  const day = dueDay(facts, isRenewal, local);
  if (isRenewal || facts.askedAgainOn === null) return day;
  return later(day, addBusinessDays(facts.askedAgainOn, BUSINESS_DAYS_AFTER_REJECTION, local));
};
