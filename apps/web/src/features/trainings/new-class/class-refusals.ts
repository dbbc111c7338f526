import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import type { ClassDraft } from "./class-draft.ts";

const fields: { readonly [C in RefusalCode]?: keyof ClassDraft } = {
  "training_config.not_found": "config",
  "training_config.retired": "config",
  "training_class.kind_not_offered": "kind",
  "training_class.sessions_overlap": "sessions",
  "training_class.past_sessions": "sessions",
  "training_class.description_missing": "description",
  "training_class.provider_unknown": "providerIds",
  "facility.not_found": "facilityId",
  "department.not_found": "departmentId",
};

/** Field that a refusal is about; undefined if it is about the whole form. */
export const classFieldOf = (error: unknown): keyof ClassDraft | undefined =>
  error instanceof ApiFailure && error.code !== undefined ? fields[error.code] : undefined;
