import { entriesHolding, reachOf, type Scope } from "../../../platform/access/scope.ts";

type Caller = Pick<Scope, "entries">;

export const isOwnCompany = (scope: Caller, companyId: number): boolean => scope.entries.some((entry) => entry.companyId === companyId);

/** Only memberships with all projects: a device can get every project of the contractor. */
export const mayConfigureDevices = (scope: Caller, companyId: number): boolean =>
  reachOf(entriesHolding(scope, "config_gate_device")).companyIds.includes(companyId);
