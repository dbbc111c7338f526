import { expect, test } from "vitest";
import { isSearchable } from "./is-searchable.ts";

test.each(["jo", "Çé", "a b", "NR-1", "1234", "529.9", "CT-1"])("isSearchable accepts %j", (text) => {
  expect(isSearchable(text)).toBe(true);
});

test.each(["", "a", " á ", "123", "1.2.3", "a12", "%_-", "12.3/"])("isSearchable rejects %j", (text) => {
  expect(isSearchable(text)).toBe(false);
});
