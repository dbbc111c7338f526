// Loads the class of an import with its permission and state checks, for requests and for jobs.
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { refusedLate } from "../participants/late-enrolment.ts";
import { missingToImport, whichClasses } from "../policy.ts";
import { classState } from "../rules/class-state.ts";
import { findClass, type StoredClass } from "../store/classes.ts";

type Importer = Pick<Scope, "tx" | "now" | "entries">;
type ClassRef = { readonly companyId: number; readonly id: number };

/** Not found if the user does not see the class. Only users who see all of the contractor import. */
export const classToImport = async (
  scope: Importer,
  { companyId, id }: ClassRef,
): Promise<Outcome<StoredClass, "training_class.not_found" | "permission.missing">> => {
  const found = await findClass(scope.tx, whichClasses(scope), { contractorId: companyId, id });
  if (!found) return refuse("training_class.not_found");
  const permission = missingToImport(scope, found);
  return permission ? refuse("permission.missing", { permission, companyId }) : accept(found);
};

/** The class, if it takes results now. After its end an import needs what a late enrolment needs. */
export const classTakingResults = async (scope: Importer, ref: ClassRef, description: string) => {
  const found = await classToImport(scope, ref);
  if (!found.ok) return found;
  const training = found.value;
  if (training.isCancelled) return refuse("training_class.cancelled");
  if (classState(training, timeInSaoPaulo(scope.now)) === "planned") return refuse("training_class.not_begun");
  return (await refusedLate(scope, training, description)) ?? found;
};
