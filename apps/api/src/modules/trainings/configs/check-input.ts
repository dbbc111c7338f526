// Checks the references and figures of a configuration before it is written.
import type { TrainingConfigInput } from "@emdia/contract/trainings/config-routes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { documentTypesOf } from "../../catalogue/index.ts";
import { isRefused } from "../rules/norm-check.ts";
import { placeExists } from "../store/places.ts";
import { deviationsOf, findTrainingInUse } from "./norm-figures.ts";
import { presentDeviation } from "./present-config.ts";

type Refused =
  | "training_config.document_type_unknown"
  | "training_config.training_unknown"
  | "training_config.hours_below_norm"
  | "training_config.validity_above_norm"
  | "facility.not_found"
  | "department.not_found";

/** The owner of the document type, if the configuration may be written. A type that is already chosen stays valid after it was retired. */
export const checkInput = async (
  scope: Scope,
  contractorId: number,
  { input, held = [] }: { readonly input: TrainingConfigInput; readonly held?: readonly number[] },
): Promise<Outcome<number, Refused>> => {
  const place = { contractorId, today: scope.today };
  const type = (await documentTypesOf(scope.tx, { ...place, held })).find(({ id }) => id === input.documentTypeId);
  if (type?.plan !== "SSMA" || type.validity.kind === "none") return refuse("training_config.document_type_unknown");
  if (input.trainingId !== null && !(await findTrainingInUse(scope.tx, input.trainingId)))
    return refuse("training_config.training_unknown");
  const missing = await placeExists(scope.tx, contractorId, input);
  if (missing) return refuse(missing);
  const minutes = input.theoryMinutes + input.practiceMinutes;
  const deviation = (await deviationsOf(scope.tx, place, { ...input, minutes })).find(isRefused);
  if (!deviation) return accept(type.ownerId);
  const code = deviation.field === "hours" ? "training_config.hours_below_norm" : "training_config.validity_above_norm";
  return refuse(code, presentDeviation(deviation));
};
