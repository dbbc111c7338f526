import type { ChangedWorker } from "@emdia/contract/workers/record.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { accept, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type FormerRegime, heldSince, regimesBefore } from "../rules/former-regimes.ts";
import { sourceMovementsOn } from "../rules/in-force.ts";
import { formerRegimesOf } from "../store/former-regimes.ts";
import { movementsOf } from "../store/movements.ts";
import type { StoredWorker } from "../store/workers.ts";
import type { Difference } from "./remember-worker.ts";

type Input = Pick<ChangedWorker, "contractRegime" | "contractRegimeSince" | "admissionDate">;
export type DecidedRegime = { readonly former: readonly FormerRegime[]; readonly told: readonly Difference[] };

/** The day on which they first came to the supplier; the admission that the record tells, the last one, is as it is asked. */
const firstAdmission = async ({ tx, today }: Scope, { providerId, id }: StoredWorker, { admissionDate }: Input): Promise<IsoDay> => {
  const movements = await movementsOf(tx, { providerId, workerIds: [id] });
  const told = sourceMovementsOn(movements, today).ofAdmission?.id;
  const others = movements.filter((one) => one.kind === "admission" && one.id !== told).map(({ startDate }) => startDate);
  return [admissionDate, ...others].reduce((first, day) => (day < first ? day : first));
};

/** What held before the regime that is asked for. One that changes holds from today on where nobody says since when; of one that stays that may be corrected. */
export const decideRegime = async (scope: Scope, worker: StoredWorker, asked: Input) => {
  const before = await formerRegimesOf(scope.tx, worker);
  const isNew = asked.contractRegime !== worker.regime;
  const since = asked.contractRegimeSince ?? (isNew ? scope.today : undefined);
  const last = before.at(-1);
  if (since === undefined || (!isNew && (!last || since === heldSince(before)))) return accept<DecidedRegime>({ former: before, told: [] });
  if (since > scope.today) return refuse("worker.regime_in_future");
  const [held, from] = isNew || !last ? [before, worker.regime] : [before.slice(0, -1), last.regime];
  const admissionDate = await firstAdmission(scope, worker, asked);
  const former = regimesBefore(held, { from, to: asked.contractRegime, since, admissionDate });
  const [was, is] = [heldSince(before), heldSince(former)];
  return accept<DecidedRegime>({ former, told: was === is ? [] : [{ field: "contractRegimeSince", from: was, to: is }] });
};
