import { addDays, type IsoDay } from "../../../src/kernel/dates.ts";
import type { Printed } from "../printed.ts";

const LATE_DAYS = 19;

/** When something of a month was paid: on a day of the next one, or long after it. */
export const paidOn = ({ month, issueDate, wrong }: Printed, date: number): IsoDay => {
  const [year = "", of = ""] = (month ?? issueDate).split("-");
  const due = new Date(Date.UTC(Number(year), Number(of), date)).toISOString().slice(0, 10);
  return wrong === "late" ? addDays(due, LATE_DAYS) : due;
};
