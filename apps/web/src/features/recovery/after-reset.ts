import { ApiFailure } from "../../shared/api/api-failure.ts";

/** `expired`: the page of an expired link. `again`: another password, from empty fields. `shown`: read and tried again as typed. */
export type AfterReset = "expired" | "again" | "shown";

/** How an identity service behind the server says the same. */
const RESET_FAILED = "reset_password_error";

export const afterRefusedReset = (refusal: unknown): AfterReset => {
  if (!(refusal instanceof ApiFailure)) return "shown";
  if (refusal.code === "password.code_invalid" || refusal.message === RESET_FAILED) return "expired";
  return refusal.code === "password.used_before" ? "again" : "shown";
};
