import { randomBytes } from "node:crypto";
import { GATE_ENROLMENT_MINUTES } from "@emdia/contract/gate/limits.ts";
import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import { hashOfSecret } from "../../../platform/http/device-key.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { updateDevice } from "../store/gate-devices.ts";
import { historySubject } from "./history-subject.ts";
import { loadDevice } from "./load-device.ts";

const SECRET_BYTES = 24;
const MINUTE_MS = 60_000;

/** The key of an enrolled device works until the new code is used. The answer is not stored for a repeated request. */
export const issueEnrolment: Handler<"POST /gate/devices/{id}/enrolment"> = async (scope, { params: { id } }) => {
  const found = await loadDevice(scope, id);
  if (!found.ok) return found;
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const until = new Date(scope.now.getTime() + GATE_ENROLMENT_MINUTES * MINUTE_MS);
  const change = { enrolment_hash: hashOfSecret(secret), enrolment_until: until };
  if (!(await updateDevice(scope.tx, found.value, change))) return refuse("gate_device.revoked");
  await recordHistory(scope, { ...historySubject(found.value), action: "gate_device.enrolment_issued" });
  return { secret, expiresAt: until.toISOString() };
};
