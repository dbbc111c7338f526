import type { ComparisonPeriod } from "@emdia/contract/panels/comparison.ts";
import { addDays, addMonths, type IsoDay } from "../../../kernel/dates.ts";

const MONTHS_PER_YEAR = 12;

/** Last day of the previous period of the same length; for a year the same day of last year, or 28 February for a 29th. */
export const comparedDay = (today: IsoDay, period: ComparisonPeriod): IsoDay =>
  period === "year" ? addMonths(today, -MONTHS_PER_YEAR) : addDays(today, -Number(period));
