import { TELEMETRY_DEFAULT_STATUS } from "@emdia/contract/limits.ts";

/** What monitoring is told of an error. Paths are templates: no report carries whose record it was about. */
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

/** Tells monitoring of an error, as far as its facts are known. */
export const createReporting =
  (whereAmI: () => Place, tell: ErrorSink) =>
  (facts: { readonly message: string } & Partial<ErrorReport>): ErrorReport => {
    const report = { status: TELEMETRY_DEFAULT_STATUS, endpoint: null, method: null, ...whereAmI(), ...facts };
    tell(report);
    return report;
  };
