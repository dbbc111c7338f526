import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findDevice, replaceDeviceProjects, updateDevice } from "../store/gate-devices.ts";
import { historySubject } from "./history-subject.ts";
import { loadDevice, requireProjects } from "./load-device.ts";
import { presentDevice } from "./present-device.ts";

export const changeDevice: Handler<"PUT /gate/devices/{id}"> = async (scope, { params: { id }, body: { name, projectIds } }) => {
  const found = await loadDevice(scope, id);
  if (!found.ok) return found;
  const projects = await requireProjects(scope, found.value.contractorId, projectIds);
  if (!projects.ok) return projects;

  if (!(await updateDevice(scope.tx, found.value, { name }))) return refuse("gate_device.revoked");
  await replaceDeviceProjects(scope.tx, found.value, projects.value);
  await recordHistory(scope, { ...historySubject({ ...found.value, name }), action: "gate_device.changed" });
  const changed = await findDevice(scope.tx, id);
  return changed ? presentDevice(changed) : refuse("gate_device.not_found");
};
