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

const REPORTS_KEPT = 20;

export const createReports = (whereAmI: () => Place, tell: ErrorSink) => {
  const kept: ErrorReport[] = [];
  return {
    /** The last of them, newest last. */
    recent: (): readonly ErrorReport[] => kept,
    add: (facts: { readonly message: string } & Partial<ErrorReport>): ErrorReport => {
      const report = { status: TELEMETRY_DEFAULT_STATUS, endpoint: null, method: null, ...whereAmI(), ...facts };
      kept.push(report);
      if (kept.length > REPORTS_KEPT) kept.shift();
      tell(report);
      return report;
    },
  };
};
