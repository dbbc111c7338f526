import { lineFaultTexts } from "@emdia/contract/imports/texts/es-es.ts";

/** Reasons of failed lines, shared with the corrected spreadsheet. */
export const text = lineFaultTexts;
