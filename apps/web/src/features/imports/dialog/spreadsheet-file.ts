import { CSV_TYPE, importUpload, XLSX_TYPE } from "@emdia/contract/imports/upload.ts";

/** Reasons to reject a spreadsheet before the upload. */
export type SheetFault = "empty" | "tooLarge" | "wrongType" | "several";
type Chosen = { readonly name: string; readonly size: number };

const endings: readonly string[] = [".xlsx", ".csv"];
/** `accept` value of the file chooser. */
export const offeredSheets = [XLSX_TYPE, CSV_TYPE, ...endings].join(",");

/** Whether the server would certainly refuse the files. The type is checked by the extension, because browsers report csv differently. */
export const sheetFaultOf = ([file, ...others]: readonly Chosen[]): SheetFault | null => {
  if (others.length > 0) return "several";
  if (!file || !endings.some((ending) => file.name.toLowerCase().endsWith(ending))) return "wrongType";
  if (file.size === 0) return "empty";
  return file.size > importUpload.maxBytes ? "tooLarge" : null;
};
