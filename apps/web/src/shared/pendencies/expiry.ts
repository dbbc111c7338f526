// Expiry of an approved document, relative to today.
import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { daysAfter } from "../days/months-after.ts";
import { hasTimeLeft } from "./time-left.ts";

type Dated = Pick<PendencyRow, "status" | "expirationDate">;
const SOON_DAYS = 7;

/** Text keys of an expiry: whole sentence in lists, short form in parentheses beside a date. */
export const expiryText = (isoDay: string, today: string) => {
  if (isoDay === today) return { sentence: "timeLeft.expiresToday", short: "timeLeft.today" } as const;
  if (isoDay < today) return { sentence: "timeLeft.expiredAgo", short: "timeLeft.ago" } as const;
  return { sentence: "timeLeft.expiresIn", short: "timeLeft.in" } as const;
};

/** Mark of an expiry: `late` if it has passed, `soon` from seven days before until the day itself. */
export const expiryMark = ({ status, expirationDate }: Dated, today: string): "late" | "soon" | undefined => {
  if (expirationDate === null || !hasTimeLeft(status)) return undefined;
  if (expirationDate < today) return "late";
  return expirationDate <= daysAfter(today, SOON_DAYS) ? "soon" : undefined;
};
