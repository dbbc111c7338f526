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
/** `returnAfterDays`: how long somebody was away whom the norms treat as coming back. */
type Within = { readonly project: ProjectRef; readonly returnAfterDays: number };

type EndedPhase = Phase & { readonly until: IsoDay };

const isAway = (status: WorkerStatus): boolean => status === "away" || status === "vacation";
/** What somebody went through since they worked last, until they work again. */
const absenceBefore = (phases: readonly Phase[], at: number): readonly Phase[] =>
  phases.slice(1 + phases.findLastIndex(({ status }, index) => index < at && !isAway(status)), at);

/**
 * Whoever was on leave for long comes back when they work again, also where a vacation or a short leave followed it. It is known by the leave that
 * it ends, whether it is noted or the leave was over by itself: either is one return.
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

/** Nobody is employed for one project alone: who is admitted or dismissed is so in all of them. */
const employs = ({ kind }: Movement): boolean => kind === "admission" || kind === "dismissal";

/** A worker as the demand for documents of one project sees them: what was said of another project is not its business, unless it employs them or ends that. */
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
