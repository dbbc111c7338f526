export {
  addBusinessDays,
  businessDayOnOrBefore,
  businessDaysBetween,
  isHoliday,
  type LocalHolidays,
  noLocalHolidays,
} from "./business-days.ts";
