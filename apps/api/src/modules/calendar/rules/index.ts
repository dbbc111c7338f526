export {
  addBusinessDays,
  businessDayOnOrBefore,
  businessDaysBetween,
  isBusinessDay,
  type LocalHolidays,
  noLocalHolidays,
} from "./business-days.ts";
