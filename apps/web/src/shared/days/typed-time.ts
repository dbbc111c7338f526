// Mask and check of a time of day, such as 08:00.
import { fillMask, onlyDigits } from "@emdia/contract/documents/mask.ts";

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** A time with a separator: `8:30`, `8h30`. */
const SEPARATED = /^(\d{1,2})[:hH.]([0-5]\d)$/;

/** Inserts the colon of a time, and pads the hour before a typed separator. */
export const maskTime = (text: string): string => {
  const [, hours = "", minutes = ""] = SEPARATED.exec(text.trim()) ?? [];
  if (hours !== "") return `${hours.padStart(2, "0")}:${minutes}`;
  return /^\d[:hH.]$/.test(text) ? `0${text.charAt(0)}:` : fillMask("##:##", onlyDigits(text));
};

export const isTime = (text: string): boolean => TIME.test(text);
