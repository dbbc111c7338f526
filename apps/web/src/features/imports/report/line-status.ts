import type { ImportLine, LineStatus } from "@emdia/contract/imports/report.ts";
import { LineStatus as LineStatusSchema } from "@emdia/contract/imports/report.ts";
import * as z from "zod/mini";

export type ReportLine = Omit<ImportLine, "status"> & { readonly status: LineStatus };

const unreadable: LineStatus = { ok: false, result: "failed", reasons: [] };

/** Parses the status of a line, which arrives as JSON text. */
export const readStatus = (text: string): LineStatus => {
  try {
    const read = z.safeParse(LineStatusSchema, JSON.parse(text));
    return read.success ? read.data : unreadable;
  } catch {
    return unreadable;
  }
};

export const readLine = ({ status, ...line }: ImportLine): ReportLine => ({ ...line, status: readStatus(status) });
