import { addDays, type IsoDay } from "../../../src/kernel/dates.ts";
import type { Printed } from "../printed.ts";

const LATE_DAYS = 19;

/** Payment day for a month: a day of the next month, or a late one. */
export const paidOn = ({ month, issueDate, wrong }: Printed, date: number): IsoDay => {
  const [year = "", of = ""] = (month ?? issueDate).split("-");
  const due = new Date(Date.UTC(Number(year), Number(of), date)).toISOString().slice(0, 10);
  return wrong === "late" ? addDays(due, LATE_DAYS) : due;
};
