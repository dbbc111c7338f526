import type { ChangedWorker } from "@emdia/contract/workers/record.ts";
import { accept, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type FormerRegime, heldSince, regimesBefore } from "../rules/former-regimes.ts";
import { formerRegimesOf } from "../store/former-regimes.ts";
import type { StoredWorker } from "../store/workers.ts";
import type { Difference } from "./remember-worker.ts";

type Asked = Pick<ChangedWorker, "contractRegime" | "contractRegimeSince" | "admissionDate">;
export type DecidedRegime = { readonly former: readonly FormerRegime[]; readonly told: readonly Difference[] };

/** What held before the regime that is asked for. One that changes holds from today on where nobody says since when; of one that stays that may be corrected. */
export const decideRegime = async (scope: Scope, worker: StoredWorker, asked: Asked) => {
  const before = await formerRegimesOf(scope.tx, worker);
  const isNew = asked.contractRegime !== worker.regime;
  const since = asked.contractRegimeSince ?? (isNew ? scope.today : undefined);
  if (since === undefined) return accept<DecidedRegime>({ former: before, told: [] });
  if (since > scope.today) return refuse("worker.regime_in_future");
  const last = before.at(-1);
  if (!isNew && !last) return accept<DecidedRegime>({ former: before, told: [] });
  const [held, from] = isNew || !last ? [before, worker.regime] : [before.slice(0, -1), last.regime];
  const former = regimesBefore(held, { from, to: asked.contractRegime, since, admissionDate: asked.admissionDate });
  const [was, is] = [heldSince(before), heldSince(former)];
  return accept<DecidedRegime>({ former, told: was === is ? [] : [{ field: "contractRegimeSince", from: was, to: is }] });
};
