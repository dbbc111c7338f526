import type { LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Difference } from "./differences.ts";
import { type FormerRegime, heldSince, regimesBefore } from "./former-regimes.ts";
import { sourceMovementsOn } from "./in-force.ts";
import type { Movement } from "./movement.ts";

export type RegimeInput = {
  readonly contractRegime: LabourRegime;
  readonly contractRegimeSince?: IsoDay | null | undefined;
  readonly admissionDate: IsoDay;
};
type Stored = { readonly regime: LabourRegime; readonly former: readonly FormerRegime[]; readonly movements: readonly Movement[] };
export type DecidedRegime = { readonly former: readonly FormerRegime[]; readonly told: readonly Difference[] };

/** First admission at the supplier. For the admission in the record, the requested date replaces the stored one. */
const firstAdmission = (movements: readonly Movement[], { admissionDate }: RegimeInput, today: IsoDay): IsoDay => {
  const current = sourceMovementsOn(movements, today).ofAdmission?.id;
  const others = movements.filter((one) => one.kind === "admission" && one.id !== current).map(({ startDate }) => startDate);
  return [admissionDate, ...others].reduce((first, day) => (day < first ? day : first));
};

/** The former regimes after the regime of the input applies from a day. */
export const regimeSince = (
  { regime, former: before, movements }: Stored,
  input: RegimeInput,
  [since, today]: [IsoDay, IsoDay],
): DecidedRegime => {
  const last = before.at(-1);
  const isNew = input.contractRegime !== regime;
  const [earlier, from] = isNew || !last ? [before, regime] : [before.slice(0, -1), last.regime];
  const admissionDate = firstAdmission(movements, input, today);
  const former = regimesBefore(earlier, { from, to: input.contractRegime, since, admissionDate });
  const [was, is] = [heldSince(before), heldSince(former)];
  return { former, told: was === is ? [] : [{ field: "contractRegimeSince", from: was, to: is }] };
};

/** A new regime applies from today unless the request sends a date. The start of an unchanged regime can be corrected. */
export const decideRegimeChange = (
  stored: Stored,
  input: RegimeInput,
  today: IsoDay,
): Outcome<DecidedRegime, "worker.regime_in_future"> => {
  const { former } = stored;
  const isNew = input.contractRegime !== stored.regime;
  const since = input.contractRegimeSince ?? (isNew ? today : undefined);
  if (since === undefined || (!isNew && (former.length === 0 || since === heldSince(former)))) return accept({ former, told: [] });
  return since > today ? refuse("worker.regime_in_future") : accept(regimeSince(stored, input, [since, today]));
};
