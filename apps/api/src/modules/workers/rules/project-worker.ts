import { addDays, daysBetween, type IsoDay } from "../../../kernel/dates.ts";
import type { Worker } from "../../projects/rules/index.ts";
import { inOrder, isSame, type Movement, type ProjectRef, takesAway } from "./movement.ts";
import { phasesOf } from "./status.ts";

type Span = { readonly hiringDate: IsoDay; readonly endDate: IsoDay | null };
export type WorkerInProject = Pick<Worker, "id" | "supplierId" | "regime" | "restricted" | "riskActivityIds"> & {
  readonly links: readonly Span[];
  readonly movements: readonly Movement[];
};
/** `returnAfterDays`: how long somebody was away whom the norms treat as coming back. */
type Within = { readonly project: ProjectRef; readonly returnAfterDays: number };

/** Whoever was on leave for long comes back, by a movement of their own or because the leave was over. */
const returnsOf = (movements: readonly Movement[], returnAfterDays: number): Worker["movements"] => {
  const phases = phasesOf(movements);
  return phases.flatMap(({ status, from, until }, index) => {
    if (status !== "away" || until === null || phases[index + 1]?.status !== "active") return [];
    if (daysBetween(from, until) + 1 < returnAfterDays) return [];
    const on = addDays(until, 1);
    return inOrder(movements)
      .filter((one) => (one.kind === "return" && one.startDate === on) || (takesAway(one) && one.startDate < on))
      .slice(-1)
      .map(({ id }) => ({ id, kind: "return", on }));
  });
};

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
    ...movements
      .filter(({ kind, project: said }) => kind !== "return" && (said === null || isSame(said, project)))
      .map(({ id, kind, startDate }) => ({ id, kind, on: startDate })),
    ...returnsOf(movements, returnAfterDays),
  ],
  employed: inOrder(movements)
    .filter(({ kind }) => kind === "admission" || kind === "dismissal")
    .map(({ id, kind, startDate }) => ({ id, kind, on: startDate })),
});
