import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { updateDevice } from "../store/gate-devices.ts";
import { historySubject } from "./history-subject.ts";
import { loadDevice } from "./load-device.ts";
import { presentDevice } from "./present-device.ts";

/** Ends the key and an unused QR code. Revoking twice changes nothing. */
export const revokeDevice: Handler<"DELETE /gate/devices/{id}"> = async (scope, { params: { id } }) => {
  const found = await loadDevice(scope, id);
  if (!found.ok) return found;
  const change = { revoked_at: scope.now, enrolment_hash: null, enrolment_until: null };
  if (!(await updateDevice(scope.tx, found.value, change))) return presentDevice(found.value);
  await recordHistory(scope, { ...historySubject(found.value), action: "gate_device.revoked" });
  return presentDevice({ ...found.value, revokedAt: scope.now });
};
