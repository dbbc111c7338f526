import type { GateDevice } from "@emdia/contract/gate/device-routes.ts";
import { stateOfDevice } from "../rules/device-state.ts";
import type { DeviceWithProjects } from "../store/gate-devices.ts";

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentDevice = (device: DeviceWithProjects): GateDevice => ({
  id: device.id,
  name: device.name,
  projects: device.projects.map(({ id, name }) => ({ id, name })),
  state: stateOfDevice({ isEnrolled: device.enrolledAt !== null, isRevoked: device.revokedAt !== null }),
  createdAt: device.createdAt.toISOString(),
  enrolledAt: instant(device.enrolledAt),
  lastUsedAt: instant(device.lastUsedAt),
  revokedAt: instant(device.revokedAt),
});
