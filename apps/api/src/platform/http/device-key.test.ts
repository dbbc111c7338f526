import { expect, test } from "vitest";
import { deviceKeys, hashOfSecret } from "./device-key.ts";

const keys = deviceKeys("ours");

test("hashOf returns the hash of an issued key", () => {
  const key = keys.issue();
  expect(key).not.toBe(keys.issue());
  expect(keys.hashOf(key)).toBe(hashOfSecret(key));
  expect(deviceKeys("ours").hashOf(key)).toBe(hashOfSecret(key));
});

test("hashOf rejects forged, altered and foreign keys", () => {
  const key = keys.issue();
  const other = keys.issue();
  const tried = [`${key.slice(0, 37)}${other.slice(37)}`, `${key}a`, key.slice(0, -1), key.slice(5), "", deviceKeys("theirs").issue()];
  expect(tried.map(keys.hashOf)).toEqual(tried.map(() => undefined));
});
