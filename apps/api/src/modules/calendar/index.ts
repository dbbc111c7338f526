export { localHolidaysOf } from "./store/holidays.ts";
