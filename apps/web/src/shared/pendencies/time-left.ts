import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { monthsAfter } from "../days/months-after.ts";

/** Calendar span in the largest units that fit. */
export type Span = { readonly years: number; readonly months: number; readonly days: number };

const MONTHS_A_YEAR = 12;
const DAY_MS = 86_400_000;
const untilADate: readonly PendencyStatus[] = ["NEXT_DUE_DATE", "EXPIRED", "DONE"];
export const hasTimeLeft = (status: PendencyStatus): boolean => untilADate.includes(status);

const daysOf = (isoDay: string): number => Date.parse(isoDay) / DAY_MS;
const partsOf = (isoDay: string): readonly [number, number, number] => {
  const [year = 0, month = 0, day = 0] = isoDay.split("-").map(Number);
  return [year, month, day];
};

const wholeMonths = (from: string, to: string): number => {
  const [fromYear, fromMonth] = partsOf(from);
  const [toYear, toMonth] = partsOf(to);
  const months = (toYear - fromYear) * MONTHS_A_YEAR + toMonth - fromMonth;
  return monthsAfter(from, months) > to ? months - 1 : months;
};

/** Up to twelve months in months, longer spans in years and months (CD-117). */
export const spanBetween = (one: string, other: string): Span => {
  const [from = one, to = other] = [one, other].toSorted();
  const months = wholeMonths(from, to);
  const days = daysOf(to) - daysOf(monthsAfter(from, months));
  const isLonger = months > MONTHS_A_YEAR || (months === MONTHS_A_YEAR && days > 0);
  const years = isLonger ? Math.floor(months / MONTHS_A_YEAR) : 0;
  return { years, months: months - years * MONTHS_A_YEAR, days };
};

/** Span between today and the expiry, before or after it. Only statuses that follow an approval have one (CD-139). */
export const timeLeft = ({ status, expirationDate }: Pick<PendencyRow, "status" | "expirationDate">, today: string): Span | null =>
  expirationDate !== null && hasTimeLeft(status) ? spanBetween(today, expirationDate) : null;
