import type { GateDevice, GateDeviceInput } from "@emdia/contract/gate/device-routes.ts";

export type DeviceDraft = { readonly name: string; readonly projects: readonly string[] };
type Faults = { readonly name?: "name"; readonly projects?: "projects" };

export const draftOf = (device: GateDevice | null): DeviceDraft => ({
  name: device?.name ?? "",
  projects: device?.projects.map(({ id }) => String(id)) ?? [],
});

export const faultsIn = ({ name, projects }: DeviceDraft): Faults => ({
  ...(name.trim() === "" && { name: "name" as const }),
  ...(projects.length === 0 && { projects: "projects" as const }),
});

export const inputOf = ({ name, projects }: DeviceDraft): GateDeviceInput => ({ name: name.trim(), projectIds: projects.map(Number) });
