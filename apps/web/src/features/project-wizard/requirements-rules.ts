import type { Project } from "@emdia/contract/projects/wizard.ts";
import type { StepRules } from "./step-rules.ts";

export type Demanded = { readonly id: number; readonly isChecked: boolean };
export type SsmaDraft = {
  readonly requirements: readonly number[];
  readonly days: { readonly analysis: string; readonly reAnalysis: string };
};
export type StpDraft = { readonly requirements: readonly number[]; readonly period: { readonly start: string; readonly end: string } };

const ANALYSIS_DAYS_MAX = 90;
const checkedIn = (choices: Project["pendencies"]) =>
  choices
    .filter(({ isChecked }) => isChecked)
    .map(({ systemPendencyId }) => systemPendencyId)
    .toSorted((one, other) => one - other);
const proposed = (demands: readonly Demanded[]) =>
  demands
    .filter(({ isChecked }) => isChecked)
    .map(({ id }) => id)
    .toSorted((one, other) => one - other);

/** Everything that was demanded and everything that is ticked: what was taken away is said as well. */
const choicesOf = (requirements: readonly number[], before: Project["pendencies"]) => {
  const ids = new Set([...before.map(({ systemPendencyId }) => systemPendencyId), ...requirements]);
  return [...ids]
    .toSorted((one, other) => one - other)
    .map((systemPendencyId) => ({ systemPendencyId, isChecked: requirements.includes(systemPendencyId) }));
};

const isDays = (text: string) => /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= ANALYSIS_DAYS_MAX;

/** Until the step is saved it shows what is proposed for the project. */
export const ssmaRules = (demands: readonly Demanded[]): StepRules<SsmaDraft> => ({
  step: 4,
  read: (project) => ({
    requirements: project && project.step >= 4 ? checkedIn(project.pendencies) : proposed(demands),
    days: { analysis: String(project?.analysisDays ?? ""), reAnalysis: String(project?.reAnalysisDays ?? "") },
  }),
  faults: ({ requirements, days }) =>
    new Map([
      ...(isDays(days.analysis) ? [] : [["analysisDays", "daysInvalid"] as const]),
      ...(isDays(days.reAnalysis) ? [] : [["reAnalysisDays", "daysInvalid"] as const]),
      ...(requirements.length === 0 ? [["requirements", "requirementsRequired"] as const] : []),
    ]),
  write: ({ requirements, days }, project) => ({
    step: 4,
    pendencies: choicesOf(requirements, project?.pendencies ?? []),
    analysisDays: Number(days.analysis),
    reAnalysisDays: Number(days.reAnalysis),
  }),
  tell: (group, draft) => (group === "days" ? `${draft.days.analysis} / ${draft.days.reAnalysis}` : draft.requirements.length),
});

export const stpRules = (demands: readonly Demanded[]): StepRules<StpDraft> => ({
  step: 5,
  read: (project) => ({
    requirements: project && project.step >= 5 ? checkedIn(project.stpPendencies) : proposed(demands),
    period: { start: project?.startReference ?? "", end: project?.endReference ?? "" },
  }),
  faults: ({ requirements, period }) =>
    new Map([
      ...(period.start === "" ? [["startReference", "periodRequired"] as const] : []),
      ...(period.end !== "" && period.end < period.start ? [["endReference", "periodReversed"] as const] : []),
      ...(requirements.length === 0 ? [["requirements", "requirementsRequired"] as const] : []),
    ]),
  write: ({ requirements, period }, project) => ({
    step: 5,
    pendencies: choicesOf(requirements, project?.stpPendencies ?? []),
    startReference: period.start,
    endReference: period.end === "" ? null : period.end,
  }),
  tell: (group, draft) => (group === "period" ? `${draft.period.start} – ${draft.period.end || "…"}` : draft.requirements.length),
});
