import { expect, test } from "vitest";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { isGone, isNameTaken, keysIn, staleIn, useOf } from "./refused-profile.ts";

const refused = (code: ApiFailure["code"], details?: unknown, statusCode = 409) =>
  new ApiFailure({ kind: "answered", message: "", statusCode, ...(code && { code }), details });

test("staleIn returns the current profile and its editor from a stale refusal", () => {
  const details = {
    version: 3,
    now: { name: "Analista", description: null, relationType: "both", permissions: ["see_users"] },
    changedBy: "Ana Prado",
    changedAt: "2026-03-10T15:00:00.000Z",
  };
  expect(staleIn(refused("profile.stale", details))).toEqual(details);
  expect(staleIn(refused("profile.stale", { version: 3 }))).toBeNull();
  expect(staleIn(refused("profile.name_taken", details))).toBeNull();
  expect(staleIn(new Error("stale"))).toBeNull();
});

test("keysIn returns the known permissions named by a refusal [R-206]", () => {
  expect(keysIn(refused("profile.beyond_own", { keys: ["remove_users", "fly_drone", 7] }))).toEqual(["remove_users"]);
  expect(keysIn(refused("profile.side_unfit", { keys: ["confirm_pendency"] }))).toEqual(["confirm_pendency"]);
  expect(keysIn(refused("profile.beyond_own"))).toEqual([]);
  expect(keysIn(refused("profile.stale", { keys: ["remove_users"] }))).toEqual([]);
  expect(keysIn(null)).toEqual([]);
});

test("useOf returns the counts of an in-use refusal [R-318]", () => {
  expect(useOf(refused("profile.in_use", { peopleCount: 2, waitingInvitations: 1 }))).toEqual({ peopleCount: 2, waitingInvitations: 1 });
  expect(useOf(refused("profile.in_use"))).toBeNull();
  expect(useOf(refused("profile.stale"))).toBeNull();
});

test("isNameTaken and isGone recognize a taken name and a missing profile", () => {
  expect([isNameTaken(refused("profile.name_taken")), isNameTaken(refused("profile.stale"))]).toEqual([true, false]);
  expect([isGone(refused("profile.not_found", undefined, 404)), isGone(refused("profile.stale")), isGone(null)]).toEqual([
    true,
    false,
    false,
  ]);
});
