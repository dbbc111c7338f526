import type { ImportReport } from "@emdia/contract/imports/report.ts";
import type { ComponentType } from "react";
import type { ImportPlace } from "../../../shared/imports/import-place.ts";

export type DecidedLine = { readonly importId: number; readonly line: number; readonly name: string };
/** Dialog that decides an undecided line. Only imports with such lines have one. */
export type DecisionDialog = ComponentType<{
  readonly line: DecidedLine | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}>;
export type ReportProps = { readonly report: ImportReport; readonly place: ImportPlace; readonly decision: DecisionDialog };
