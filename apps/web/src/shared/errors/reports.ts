import { TELEMETRY_DEFAULT_STATUS } from "@emdia/contract/limits.ts";

/** Error report for monitoring. Paths are templates, so that a report identifies no record. */
export type ErrorReport = {
  readonly reference: string;
  readonly at: string;
  readonly message: string;
  readonly status: number;
  readonly endpoint: string | null;
  readonly method: string | null;
  readonly page: string;
  readonly companyId: string | null;
};
type ErrorSink = (report: ErrorReport) => void;
type Place = Pick<ErrorReport, "reference" | "at" | "page" | "companyId">;

/** Creates a reporter that completes each report with the context and sends it. */
export const createReporting =
  (context: () => Place, send: ErrorSink) =>
  (facts: { readonly message: string } & Partial<ErrorReport>): ErrorReport => {
    const report = { status: TELEMETRY_DEFAULT_STATUS, endpoint: null, method: null, ...context(), ...facts };
    send(report);
    return report;
  };
