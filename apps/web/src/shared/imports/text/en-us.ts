import { lineFaultTexts } from "@emdia/contract/imports/texts/en-us.ts";

/** Reasons of failed lines, shared with the corrected spreadsheet. */
export const text = lineFaultTexts;
