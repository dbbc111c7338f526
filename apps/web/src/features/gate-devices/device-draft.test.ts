import type { GateDevice } from "@emdia/contract/gate/device-routes.ts";
import { expect, test } from "vitest";
import { draftOf, faultsIn, inputOf } from "./device-draft.ts";

const device: GateDevice = {
  id: 3,
  name: "Portaria norte",
  projects: [{ id: 7, name: "Forno 3" }],
  state: "active",
  createdAt: "2026-03-10T12:00:00Z",
  enrolledAt: null,
  lastUsedAt: null,
  revokedAt: null,
};

test("a device becomes a draft and back", () => {
  expect(draftOf(null)).toEqual({ name: "", projects: [] });
  expect(inputOf(draftOf(device))).toEqual({ name: "Portaria norte", projectIds: [7] });
});

test("name and at least one project are required", () => {
  expect(faultsIn({ name: " ", projects: [] })).toEqual({ name: "name", projects: "projects" });
  expect(faultsIn(draftOf(device))).toEqual({});
});
