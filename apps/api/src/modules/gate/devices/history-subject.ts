import type { StoredDevice } from "../store/gate-devices.ts";

/** Owner and subject of the history entries of a device, which are in the history of its company. */
export const historySubject = ({ contractorId, id, name }: Pick<StoredDevice, "contractorId" | "id" | "name">) => ({
  ownerId: contractorId,
  about: { kind: "company", id: contractorId },
  subject: { kind: "gate_device", id, name },
});
