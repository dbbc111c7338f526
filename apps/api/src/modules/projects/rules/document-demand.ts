import { ASKED_AHEAD_DAYS } from "@emdia/contract/limits.ts";
import type { DocumentDemand } from "@emdia/contract/projects/project-figures.ts";
import type { ProjectState } from "@emdia/contract/projects/routes.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { hasEnded, isBlocked, type PipelineState } from "./state.ts";

type ProjectDates = {
  readonly state: ProjectState;
  readonly pipelineState: PipelineState;
  readonly isDraft: boolean;
  readonly startDate: IsoDay | null;
  readonly endDate: IsoDay | null;
};

/** Phase of the document demand. Documents are demanded `ASKED_AHEAD_DAYS` before the first day, monthly ones from the first day (CD-161). */
export const documentDemand = (project: ProjectDates, today: IsoDay): DocumentDemand => {
  const { startDate } = project;
  if (project.isDraft) return { phase: "draft", nextFrom: null };
  if (project.state === "inactive") return { phase: "inactive", nextFrom: null };
  if (hasEnded(project, today)) return { phase: "ended", nextFrom: null };
  if (isBlocked(project.pipelineState)) return { phase: "linking", nextFrom: null };
  if (startDate === null || startDate <= today) return { phase: "running", nextFrom: null };
  const demandedFrom = addDays(startDate, -ASKED_AHEAD_DAYS);
  return demandedFrom > today ? { phase: "announced", nextFrom: demandedFrom } : { phase: "before_start", nextFrom: startDate };
};
