import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import { daysBetween, type IsoDay } from "../../../kernel/dates.ts";
import type { Worker } from "../../projects/rules/index.ts";
import { inOrder, isSame, type Movement, type ProjectRef } from "./movement.ts";
import { type Phase, phasesOf } from "./status.ts";

type Span = { readonly hiringDate: IsoDay; readonly endDate: IsoDay | null };
export type WorkerInProject = Pick<Worker, "id" | "supplierId" | "regime" | "formerRegimes" | "restricted" | "riskActivityIds"> & {
  readonly links: readonly Span[];
  readonly movements: readonly Movement[];
};
/** `returnAfterDays`: minimum length of a leave that ends with a return in the sense of the norms. */
type Within = { readonly project: ProjectRef; readonly returnAfterDays: number };

type EndedPhase = Phase & { readonly until: IsoDay };

const isAway = (status: WorkerStatus): boolean => status === "away" || status === "vacation";
/** The absences between the last work phase and the phase at `at`. */
const absenceBefore = (phases: readonly Phase[], at: number): readonly Phase[] =>
  phases.slice(1 + phases.findLastIndex(({ status }, index) => index < at && !isAway(status)), at);

/**
 * Returns after a long leave, on the first day of work, also if a vacation or a short leave follows the leave. A return has the id of the
 * leave, so that a recorded return and an expired leave give the same return.
 */
const returnsOf = (movements: readonly Movement[], returnAfterDays: number): Worker["movements"] => {
  const phases = phasesOf(movements);
  const isLong = (phase: Phase): phase is EndedPhase =>
    phase.status === "away" && phase.until !== null && daysBetween(phase.from, phase.until) + 1 >= returnAfterDays;
  return phases.flatMap(({ status, from }, at) => {
    const leave = status === "active" ? absenceBefore(phases, at).findLast(isLong) : undefined;
    if (!leave) return [];
    return inOrder(movements)
      .filter((one) => one.status === "away" && one.startDate <= leave.until)
      .slice(-1)
      .map(({ id }) => ({ id, kind: "return", on: from }));
  });
};

/** Admission and dismissal apply to all projects, because the supplier employs the worker for all of them. */
const employs = ({ kind }: Movement): boolean => kind === "admission" || kind === "dismissal";

/** The worker as input of the document rules of one project, without movements of other projects except admissions and dismissals. */
export const workerInProject = ({ links, movements, ...worker }: WorkerInProject, { project, returnAfterDays }: Within): Worker => ({
  ...worker,
  linked: links
    .filter(({ hiringDate, endDate }) => endDate === null || endDate >= hiringDate)
    .map(({ hiringDate, endDate }) => ({ from: hiringDate, until: endDate })),
  away: phasesOf(movements)
    .filter(({ status }) => status === "away")
    .map(({ from, until }) => ({ from, until })),
  movements: [
    ...inOrder(movements)
      .filter((one) => one.kind !== "return" && (employs(one) || one.project === null || isSame(one.project, project)))
      .map(({ id, kind, startDate }) => ({ id, kind, on: startDate })),
    ...returnsOf(movements, returnAfterDays),
  ],
});
