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

/** First admission at the supplier. For the admission in the record, the requested date replaces the stored one. */
const firstAdmission = async ({ tx, today }: Scope, { providerId, id }: StoredWorker, { admissionDate }: Input): Promise<IsoDay> => {
  const movements = await movementsOf(tx, { providerId, workerIds: [id] });
  const current = sourceMovementsOn(movements, today).ofAdmission?.id;
  const others = movements.filter((one) => one.kind === "admission" && one.id !== current).map(({ startDate }) => startDate);
  return [admissionDate, ...others].reduce((first, day) => (day < first ? day : first));
};

/** A new regime applies from today unless the request sends a date. The start of an unchanged regime can be corrected. */
export const decideRegime = async (scope: Scope, worker: StoredWorker, input: Input) => {
  const before = await formerRegimesOf(scope.tx, worker);
  const isNew = input.contractRegime !== worker.regime;
  const since = input.contractRegimeSince ?? (isNew ? scope.today : undefined);
  const last = before.at(-1);
  if (since === undefined || (!isNew && (!last || since === heldSince(before)))) return accept<DecidedRegime>({ former: before, told: [] });
  if (since > scope.today) return refuse("worker.regime_in_future");
  const [earlier, from] = isNew || !last ? [before, worker.regime] : [before.slice(0, -1), last.regime];
  const admissionDate = await firstAdmission(scope, worker, input);
  const former = regimesBefore(earlier, { from, to: input.contractRegime, since, admissionDate });
  const [was, is] = [heldSince(before), heldSince(former)];
  return accept<DecidedRegime>({ former, told: was === is ? [] : [{ field: "contractRegimeSince", from: was, to: is }] });
};
