import { expect, test } from "vitest";
import { type BadgeConfiguration, badgeOptions, defaultBadgeConfiguration } from "./badge-config.ts";
import { badgeConfigDifferences, decideBadgeConfigChange } from "./badge-config-change.ts";

const options = badgeOptions([{ id: 7, name: "Turno" }]);
const stored = { ...defaultBadgeConfiguration, version: 4 };
const decide = (change: Partial<BadgeConfiguration>, version?: number) =>
  decideBadgeConfigChange(stored, { wanted: { ...stored, ...change }, version }, options);

test("each changed field is one difference with texts [R-366]", () => {
  const wanted: BadgeConfiguration = {
    isActive: true,
    firstFace: ["custom:7", "role"],
    secondFace: [],
    showsLogo: true,
    baseColor: "#112233",
  };
  expect(badgeConfigDifferences(stored, wanted, options)).toEqual([
    { field: "isActive", from: "false", to: "true" },
    { field: "firstFace", from: "role\ncompany", to: "custom:Turno\nrole" },
    { field: "secondFace", from: "contractor\nadmission_date\nactivity_types\nprojects", to: "" },
    { field: "showsLogo", from: "false", to: "true" },
    { field: "baseColor", from: "#0f6775", to: "#112233" },
  ]);
  expect(badgeConfigDifferences(stored, { ...stored }, options)).toEqual([]);
});

test("two custom fields of the same name are different fields [R-357]", () => {
  const twice = badgeOptions([
    { id: 7, name: "Turno" },
    { id: 8, name: "Turno" },
  ]);
  const [one, other] = [7, 8].map((id) => ({ ...stored, firstFace: [`custom:${id}` as const] }));
  expect(badgeConfigDifferences({ ...stored, ...one }, { ...stored, ...other }, twice)).toEqual([
    { field: "firstFace", from: "custom:Turno", to: "custom:Turno" },
  ]);
});

test("the order of fields is a change [R-357]", () => {
  expect(decide({ firstFace: ["company", "role"] }, 4)).toMatchObject({ ok: true, value: [{ field: "firstFace" }] });
});

test("an outdated version is stale, unless the values are stored already", () => {
  expect(decide({ baseColor: "#112233" }, 3)).toMatchObject({
    code: "badge_config.stale",
    details: { version: 4, changed: [{ field: "baseColor", from: "#112233", to: "#0f6775" }] },
  });
  expect(decide({}, 3)).toEqual({ ok: true, value: [] });
  expect(decide({ baseColor: "#112233" })).toMatchObject({ ok: true, value: [{ to: "#112233" }] });
});

test("unknown and repeated fields are refused across both faces [R-357]", () => {
  expect(decide({ secondFace: ["custom:8"] }, 4)).toMatchObject({ code: "badge_config.field_unknown", details: { field: "custom:8" } });
  expect(decide({ firstFace: ["role", "role"] }, 4)).toMatchObject({ code: "badge_config.field_twice", details: { field: "role" } });
  expect(decide({ firstFace: ["contractor"] }, 4)).toMatchObject({ code: "badge_config.field_twice", details: { field: "contractor" } });
});
