import type { Project } from "@emdia/contract/projects/wizard.ts";
import type { FaultKey, StepRules } from "../step-rules.ts";

export type Demanded = { readonly id: number; readonly isChecked: boolean };
/** Null means the proposed documents. */
type Chosen = readonly number[] | null;
export type SsmaDraft = {
  readonly requirements: Chosen;
  readonly days: { readonly analysis: string; readonly reAnalysis: string };
};
export type StpDraft = { readonly requirements: Chosen; readonly period: { readonly start: string; readonly end: string } };

const ANALYSIS_DAYS_MAX = 90;
const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
const checkedIn = (choices: Project["pendencies"]) =>
  inOrder(choices.filter(({ isChecked }) => isChecked).map(({ systemPendencyId }) => systemPendencyId));
const proposedIn = (demands: readonly Demanded[]) => inOrder(demands.filter(({ isChecked }) => isChecked).map(({ id }) => id));

/** The user's selection, or the proposed documents before the user has selected any. */
export const requirementsIn = ({ requirements }: { readonly requirements: Chosen }, demands: readonly Demanded[]): readonly number[] =>
  requirements ?? proposedIn(demands);

/** All previous and current documents; a removed document is sent with `isChecked: false`. */
const choicesOf = (requirements: readonly number[], before: Project["pendencies"]) => {
  const ids = new Set([...before.map(({ systemPendencyId }) => systemPendencyId), ...requirements]);
  return inOrder([...ids]).map((systemPendencyId) => ({ systemPendencyId, isChecked: requirements.includes(systemPendencyId) }));
};

const isDays = (text: string) => /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= ANALYSIS_DAYS_MAX;

const noneIn = (requirements: readonly number[]): readonly (readonly [string, FaultKey])[] =>
  requirements.length === 0 ? [["requirements", "requirementsRequired"]] : [];

/** Until step 4 is saved, the draft shows the proposed documents. */
export const ssmaRules = (demands: readonly Demanded[]): StepRules<SsmaDraft> => ({
  step: 4,
  read: (project) => ({
    requirements: project && project.step >= 4 ? checkedIn(project.pendencies) : null,
    days: { analysis: String(project?.analysisDays ?? ""), reAnalysis: String(project?.reAnalysisDays ?? "") },
  }),
  faults: (draft) =>
    new Map([
      ...(isDays(draft.days.analysis) ? [] : [["analysisDays", "daysInvalid"] as const]),
      ...(isDays(draft.days.reAnalysis) ? [] : [["reAnalysisDays", "daysInvalid"] as const]),
      ...noneIn(requirementsIn(draft, demands)),
    ]),
  write: (draft, project) => ({
    step: 4,
    pendencies: choicesOf(requirementsIn(draft, demands), project?.pendencies ?? []),
    analysisDays: Number(draft.days.analysis),
    reAnalysisDays: Number(draft.days.reAnalysis),
  }),
  tell: (group, draft) => (group === "days" ? `${draft.days.analysis} / ${draft.days.reAnalysis}` : requirementsIn(draft, demands).length),
});

export const stpRules = (demands: readonly Demanded[]): StepRules<StpDraft> => ({
  step: 5,
  read: (project) => ({
    requirements: project && project.step >= 5 ? checkedIn(project.stpPendencies) : null,
    period: { start: project?.startReference ?? "", end: project?.endReference ?? "" },
  }),
  faults: (draft) =>
    new Map([
      ...(draft.period.start === "" ? [["startReference", "periodRequired"] as const] : []),
      ...(draft.period.end !== "" && draft.period.end < draft.period.start ? [["endReference", "periodReversed"] as const] : []),
      ...noneIn(requirementsIn(draft, demands)),
    ]),
  write: (draft, project) => ({
    step: 5,
    pendencies: choicesOf(requirementsIn(draft, demands), project?.stpPendencies ?? []),
    startReference: draft.period.start,
    endReference: draft.period.end === "" ? null : draft.period.end,
  }),
  tell: (group, draft) =>
    group === "period" ? `${draft.period.start} – ${draft.period.end || "…"}` : requirementsIn(draft, demands).length,
});
