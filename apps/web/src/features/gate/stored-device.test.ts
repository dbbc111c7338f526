import { expect, test } from "vitest";
import { memoryStorage } from "../../shared/session/storage/browser-storage.ts";
import { createDeviceStore } from "./stored-device.ts";

test("the device key and the chosen project survive a reload", () => {
  const storage = memoryStorage();
  const store = createDeviceStore(storage);
  expect([store.key.read(), store.project()]).toEqual([null, null]);
  store.keep("gate_key");
  store.keepProject(7);
  const reloaded = createDeviceStore(storage);
  expect([reloaded.key.read(), reloaded.project()]).toEqual(["gate_key", 7]);
});

test("another device key, or none, forgets the project", () => {
  const storage = memoryStorage([["gateProject", "seven"]]);
  const store = createDeviceStore(storage);
  expect(store.project()).toBe(null);
  store.keepProject(7);
  store.keep(null);
  expect([store.key.read(), store.project(), storage.getItem("gateDevice")]).toEqual([null, null, null]);
});
