import { addDays, addMonths, type IsoDay } from "../src/kernel/dates.ts";
import { dayInSaoPaulo } from "../src/platform/clock/clock.ts";

const today = (): IsoDay => dayInSaoPaulo(new Date());

/** A day relative to today; negative is past. Fixed future dates would become past dates. */
export const dayFromNow = (days: number): IsoDay => addDays(today(), days);
/** Birth date of a person of this age, about six months after the birthday. */
export const bornYearsAgo = (years: number): IsoDay => addMonths(today(), -(12 * years + 6));
/** First day of the current month, so that a requirement from then on covers one month. */
export const firstOfMonth = (): IsoDay => `${today().slice(0, 7)}-01`;
/** A day as DD/MM/YYYY. */
export const asRead = (day: IsoDay): string => day.split("-").toReversed().join("/");
