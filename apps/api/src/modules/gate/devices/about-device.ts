import type { StoredDevice } from "../store/gate-devices.ts";

/** Changes of devices are in the history of their company. */
export const aboutDevice = ({ contractorId, id, name }: Pick<StoredDevice, "contractorId" | "id" | "name">) => ({
  ownerId: contractorId,
  about: { kind: "company", id: contractorId },
  subject: { kind: "gate_device", id, name },
});
