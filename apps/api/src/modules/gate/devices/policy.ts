import { entriesHolding, reachOf, type Scope } from "../../../platform/access/scope.ts";

type Asker = Pick<Scope, "entries">;

export const isOwnCompany = (scope: Asker, companyId: number): boolean => scope.entries.some((entry) => entry.companyId === companyId);

/** Only memberships with all projects: a device can get every project of the contractor. */
export const mayConfigureDevices = (scope: Asker, companyId: number): boolean =>
  reachOf(entriesHolding(scope, "config_gate_device")).companyIds.includes(companyId);
