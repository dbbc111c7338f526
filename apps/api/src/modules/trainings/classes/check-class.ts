// Checks of a class before it is written: references, sessions, and the right to enter past sessions.
import type { TrainingClassChange, TrainingClassInput } from "@emdia/contract/trainings/class-routes.ts";
import type { TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { mayChange } from "../policy.ts";
import { overlap, type SessionTimes, spanOf, startOf } from "../rules/sessions.ts";
import { suppliersAmong } from "../store/classes.ts";
import { placeExists } from "../store/places.ts";

type Refused =
  | "training_class.sessions_overlap"
  | "training_class.past_sessions"
  | "training_class.description_missing"
  | "training_class.kind_not_offered"
  | "training_class.provider_unknown"
  | "facility.not_found"
  | "department.not_found";
type Place = {
  readonly contractorId: number;
  readonly kinds: readonly TrainingKind[];
  /** A class that was entered with past sessions stays so. */
  readonly wasRetroactive?: boolean;
  /** The sessions that the change adds; without them all sessions are new. The others were checked when they were added. */
  readonly added?: readonly SessionTimes[];
};
type Checked = { readonly startsAt: string; readonly endsAt: string; readonly isRetroactive: boolean };

export const checkClass = async (
  scope: Scope,
  { contractorId, kinds, wasRetroactive = false, added }: Place,
  input: TrainingClassInput | TrainingClassChange,
): Promise<Outcome<Checked, Refused>> => {
  const [first, ...others] = input.sessions;
  if (!first) throw new Error("a class without sessions passed its schema");
  if (!kinds.includes(input.kind)) return refuse("training_class.kind_not_offered");
  if (overlap(input.sessions)) return refuse("training_class.sessions_overlap");
  const span = spanOf([first, ...others]);
  const now = timeInSaoPaulo(scope.now);
  const isPast = (added ?? input.sessions).some((session) => startOf(session) < now);
  if (isPast && !mayChange(scope, "add_training_class_retroactive", { contractorId }))
    return refuse("training_class.past_sessions", { permission: "add_training_class_retroactive", companyId: contractorId });
  if (isPast && input.description === "") return refuse("training_class.description_missing");
  const missing = await placeExists(scope.tx, contractorId, input);
  if (missing) return refuse(missing);
  if (input.providerIds !== null) {
    const known = await suppliersAmong(scope.tx, contractorId, input.providerIds);
    const unknown = input.providerIds.filter((id) => !known.includes(id));
    if (unknown.length > 0) return refuse("training_class.provider_unknown", { providerIds: unknown });
  }
  return accept({ ...span, isRetroactive: isPast || wasRetroactive });
};
