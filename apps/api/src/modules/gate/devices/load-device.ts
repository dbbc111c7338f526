// Loads a device, or checks its company, with a permission check.
import { accept, type Outcome, type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { countProjects, type DeviceWithProjects, findDevice } from "../store/gate-devices.ts";
import { isOwnCompany, mayConfigureDevices } from "./policy.ts";

/** Refusal when the company is not one of the caller's, or the caller may not configure its devices. */
export const refuseConfiguration = (scope: Scope, companyId: number): Refusal<"company.not_found" | "permission.missing"> | undefined => {
  if (!isOwnCompany(scope, companyId)) return refuse("company.not_found");
  return mayConfigureDevices(scope, companyId) ? undefined : refuse("permission.missing", { permission: "config_gate_device", companyId });
};

/** 404 for a device of another company, and for a caller without the permission, who sees no devices. */
export const loadDevice = async (scope: Scope, id: number): Promise<Outcome<DeviceWithProjects, "gate_device.not_found">> => {
  const device = await findDevice(scope.tx, id);
  return device && mayConfigureDevices(scope, device.contractorId) ? accept(device) : refuse("gate_device.not_found");
};

/** The distinct ids, or 404 if one is no project of the contractor. */
export const requireProjects = async (
  { tx }: Scope,
  contractorId: number,
  ids: readonly number[],
): Promise<Outcome<readonly number[], "project.not_found">> => {
  const distinct = [...new Set(ids)];
  return (await countProjects(tx, contractorId, distinct)) === distinct.length ? accept(distinct) : refuse("project.not_found");
};
