import { lineFaultTexts } from "@emdia/contract/imports/texts/pt-br.ts";

/** Reasons of failed lines, shared with the corrected spreadsheet. */
export const text = lineFaultTexts;
