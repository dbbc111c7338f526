import { ApiFailure } from "../../shared/api/api-failure.ts";

/** `expired`: open the page of an expired link. `again`: clear the fields. `shown`: show the refusal and keep the input. */
export type AfterReset = "expired" | "again" | "shown";

/** Message of an external identity service for the same refusal. */
const RESET_FAILED = "reset_password_error";

export const afterRefusedReset = (refusal: unknown): AfterReset => {
  if (!(refusal instanceof ApiFailure)) return "shown";
  if (refusal.code === "password.code_invalid" || refusal.message === RESET_FAILED) return "expired";
  return refusal.code === "password.used_before" ? "again" : "shown";
};
