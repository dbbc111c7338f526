import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import type { ConfigDraft } from "./config-draft.ts";

const fields: { readonly [C in RefusalCode]?: keyof ConfigDraft } = {
  "training_config.name_taken": "name",
  "training_config.training_unknown": "trainingId",
  "training_config.document_type_unknown": "documentTypeId",
  "training_config.hours_below_norm": "theoryHours",
  "training_config.validity_above_norm": "validityMonths",
  "facility.not_found": "facilityId",
  "department.not_found": "departmentId",
};

/** Field that a refusal is about; undefined if it is about the whole form. */
export const configFieldOf = (error: unknown): keyof ConfigDraft | undefined =>
  error instanceof ApiFailure && error.code !== undefined ? fields[error.code] : undefined;
