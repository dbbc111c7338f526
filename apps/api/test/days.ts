import { addDays, addMonths, type IsoDay } from "../src/kernel/dates.ts";
import { dayInSaoPaulo } from "../src/platform/clock/clock.ts";

const today = (): IsoDay => dayInSaoPaulo(new Date());

/** A day as far from today; those before it are negative. What is yet to come when a test is written is past when it runs. */
export const dayFromNow = (days: number): IsoDay => addDays(today(), days);
/** The birth of somebody who had their birthday some months ago. */
export const bornYearsAgo = (years: number): IsoDay => addMonths(today(), -(12 * years + 6));
/** Since then the present month is asked for, and no other. */
export const firstOfMonth = (): IsoDay => `${today().slice(0, 7)}-01`;
/** A day as it is read and typed. */
export const asRead = (day: IsoDay): string => day.split("-").toReversed().join("/");
