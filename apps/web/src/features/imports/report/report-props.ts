import type { ImportReport } from "@emdia/contract/imports/report.ts";
import type { ImportPlace } from "../../../shared/imports/import-place.ts";

export type ReportProps = { readonly report: ImportReport; readonly place: ImportPlace };
