// Key of a gate device and the chosen project, which stay in this browser after a session ends.
import { createObservable } from "../../shared/create-observable.ts";
import { browserStorage, type KeyValueStorage } from "../../shared/session/storage/browser-storage.ts";

const storageKeys = { gateDevice: "gateDevice", gateProject: "gateProject" } as const;

export const createDeviceStore = (storage: KeyValueStorage) => {
  const key = createObservable(storage.getItem(storageKeys.gateDevice));
  return {
    key,
    /** A null key forgets the device and its project. */
    keep: (next: string | null) => {
      if (next === null) storage.removeItem(storageKeys.gateDevice);
      else storage.setItem(storageKeys.gateDevice, next);
      storage.removeItem(storageKeys.gateProject);
      key.write(next);
    },
    project: (): number | null => Number(storage.getItem(storageKeys.gateProject)) || null,
    keepProject: (id: number) => storage.setItem(storageKeys.gateProject, String(id)),
  };
};

export const gateDevice = createDeviceStore(browserStorage);
