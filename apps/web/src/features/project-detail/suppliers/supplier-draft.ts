import type { Plan } from "@emdia/contract/limits.ts";
import type { ChangedCompany, ProjectCompanyDetail } from "@emdia/contract/projects/company-routes.ts";
import { ANALYSIS_DAYS_MAX } from "@emdia/contract/projects/wizard.ts";

/** The settings form of a supplier. An empty field inherits the value of the project. */
export type SupplierDraft = {
  readonly plans: readonly Plan[];
  readonly analysisDays: string;
  readonly reAnalysisDays: string;
  readonly startReference: string;
  readonly endReference: string;
  readonly exceptions: readonly number[];
};
export type SupplierFault = "daysInvalid" | "periodReversed" | "startRequired";
export type SupplierFaults = { readonly [F in keyof SupplierDraft]?: SupplierFault };

const ownOf = ({ plans }: ProjectCompanyDetail, wantedPlan: Plan) => plans.find(({ plan }) => plan === wantedPlan)?.own;
const typed = (value: string | number | null | undefined): string => (value === null || value === undefined ? "" : String(value));

export const draftOf = (supplier: ProjectCompanyDetail): SupplierDraft => {
  const [ssma, stp] = [ownOf(supplier, "SSMA"), ownOf(supplier, "STP")];
  return {
    plans: supplier.plans.map(({ plan }) => plan),
    analysisDays: typed(ssma?.analysisDays),
    reAnalysisDays: typed(ssma?.reAnalysisDays),
    startReference: typed(stp?.startReference),
    endReference: typed(stp?.endReference),
    exceptions: supplier.documents.filter(({ isAsked }) => !isAsked).map(({ systemPendencyId }) => systemPendencyId),
  };
};

const isDays = (text: string): boolean => text === "" || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= ANALYSIS_DAYS_MAX);

export const faultsOf = ({ analysisDays, reAnalysisDays, startReference, endReference }: SupplierDraft): SupplierFaults => ({
  ...(!isDays(analysisDays) && { analysisDays: "daysInvalid" as const }),
  ...(!isDays(reAnalysisDays) && { reAnalysisDays: "daysInvalid" as const }),
  ...(endReference !== "" && startReference === "" && { startReference: "startRequired" as const }),
  ...(startReference !== "" && endReference !== "" && endReference < startReference && { endReference: "periodReversed" as const }),
});

const sameIds = (one: readonly number[], other: readonly number[]): boolean => new Set(one).symmetricDifference(new Set(other)).size === 0;
const days = (text: string): number | null => (text === "" ? null : Number(text));
const month = (text: string): string | null => (text === "" ? null : text);

/** Sends only the changed fields, because each part requires its own permission. */
export const changesOf = (supplier: ProjectCompanyDetail, draft: SupplierDraft): Omit<ChangedCompany, "version"> => {
  const before = draftOf(supplier);
  const differs = (field: keyof SupplierDraft) => before[field] !== draft[field];
  return {
    ...(draft.plans.length > before.plans.length && { plans: [...draft.plans] }),
    ...(differs("analysisDays") && { analysisDays: days(draft.analysisDays) }),
    ...(differs("reAnalysisDays") && { reAnalysisDays: days(draft.reAnalysisDays) }),
    ...(differs("startReference") && { startReference: month(draft.startReference) }),
    ...(differs("endReference") && { endReference: month(draft.endReference) }),
    ...(!sameIds(before.exceptions, draft.exceptions) && { exceptions: [...draft.exceptions] }),
  };
};

/** Whether the change affects the required documents. The form then shows a preview before it saves. */
export const changesScope = (changes: Omit<ChangedCompany, "version">): boolean =>
  changes.plans !== undefined || changes.exceptions !== undefined;
