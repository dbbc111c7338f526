import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findDevice, insertDevice, replaceDeviceProjects } from "../store/gate-devices.ts";
import { historySubject } from "./history-subject.ts";
import { refuseConfiguration, requireProjects } from "./load-device.ts";
import { presentDevice } from "./present-device.ts";

export const createDevice: Handler<"POST /companies/{companyId}/gate-devices"> = async (scope, { params: { companyId }, body }) => {
  const refused = refuseConfiguration(scope, companyId);
  if (refused) return refused;
  const projects = await requireProjects(scope, companyId, body.projectIds);
  if (!projects.ok) return projects;

  const id = await insertDevice(scope.tx, { contractorId: companyId, name: body.name, createdAt: scope.now });
  await replaceDeviceProjects(scope.tx, { contractorId: companyId, id }, projects.value);
  await recordHistory(scope, { ...historySubject({ contractorId: companyId, id, name: body.name }), action: "gate_device.created" });
  const device = await findDevice(scope.tx, id);
  return device ? presentDevice(device) : refuse("company.not_found");
};
