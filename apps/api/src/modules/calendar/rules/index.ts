export { addBusinessDays, businessDayOnOrBefore, businessDaysBetween, type LocalHolidays, noLocalHolidays } from "./business-days.ts";
