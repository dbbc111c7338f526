import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { mayChange } from "../policy.ts";
import { classState } from "../rules/class-state.ts";
import type { StoredClass } from "../store/classes.ts";
import { hasEvidence } from "../store/files.ts";

type Enroller = Pick<Scope, "tx" | "now" | "entries">;

/** The refusal of an enrolment in a class that has ended: it needs its own permission, a description and a file. */
export const refusedLate = async (scope: Enroller, training: StoredClass, description: string) => {
  if (classState(training, timeInSaoPaulo(scope.now)) !== "finished") return undefined;
  const permission = "add_training_class_retroactive";
  if (!mayChange(scope, permission, training)) return refuse("permission.missing", { permission, companyId: training.contractorId });
  if (description === "") return refuse("training_class.description_missing");
  return (await hasEvidence(scope.tx, training)) ? undefined : refuse("training_class.evidence_missing");
};
