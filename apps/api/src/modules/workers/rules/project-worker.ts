import { daysBetween, type IsoDay } from "../../../kernel/dates.ts";
import type { Worker } from "../../projects/rules/index.ts";
import { inOrder, isSame, type Movement, type ProjectRef } from "./movement.ts";
import { phasesOf } from "./status.ts";

type Span = { readonly hiringDate: IsoDay; readonly endDate: IsoDay | null };
export type WorkerInProject = Pick<Worker, "id" | "supplierId" | "regime" | "formerRegimes" | "restricted" | "riskActivityIds"> & {
  readonly links: readonly Span[];
  readonly movements: readonly Movement[];
};
/** `returnAfterDays`: how long somebody was away whom the norms treat as coming back. */
type Within = { readonly project: ProjectRef; readonly returnAfterDays: number };

/**
 * Whoever was on leave for long comes back when they work again, also where a vacation followed the leave. It is known by the leave that it ends,
 * whether it is noted or the leave was over by itself: either is one return.
 */
const returnsOf = (movements: readonly Movement[], returnAfterDays: number): Worker["movements"] => {
  const phases = phasesOf(movements);
  return phases.flatMap(({ status, from, until }, index) => {
    if (status !== "away" || until === null || daysBetween(from, until) + 1 < returnAfterDays) return [];
    const next = phases.slice(index + 1).find((phase) => phase.status !== "vacation");
    if (next?.status !== "active") return [];
    return inOrder(movements)
      .filter((one) => one.status === "away" && one.startDate <= until)
      .slice(-1)
      .map(({ id }) => ({ id, kind: "return", on: next.from }));
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
