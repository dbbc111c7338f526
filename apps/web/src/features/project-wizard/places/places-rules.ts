import type { Project } from "@emdia/contract/projects/wizard.ts";
import type { StepRules } from "../step-rules.ts";

export type PlaceChoice = { readonly facilityId: number; readonly departmentIds: readonly number[] };
export type PlacesDraft = { readonly locations: readonly PlaceChoice[]; readonly riskActivities: readonly number[] };

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
const byUnit = (locations: readonly PlaceChoice[]) => locations.toSorted((one, other) => one.facilityId - other.facilityId);

const read = (project: Project | null): PlacesDraft => ({
  locations: byUnit(
    (project?.locations ?? []).map(({ facilityId, departments }) => ({
      facilityId,
      departmentIds: inOrder(departments.map(({ id }) => id)),
    })),
  ),
  riskActivities: inOrder((project?.riskActivities ?? []).map(({ id }) => id)),
});

export const placesRules = {
  step: 2,
  read,
  /** A unit needs at least one area. */
  faults: ({ locations }) =>
    new Map(
      locations.filter(({ departmentIds }) => departmentIds.length === 0).map(({ facilityId }) => [`unit-${facilityId}`, "areasRequired"]),
    ),
  write: ({ locations, riskActivities }) => ({
    step: 2,
    locations: locations.map(({ facilityId, departmentIds }) => ({ facilityId, departmentIds: [...departmentIds] })),
    riskActivities: [...riskActivities],
  }),
  tell: (group, draft) => draft[group].length,
} as const satisfies StepRules<PlacesDraft>;

/** Adds a unit with all of its areas, or removes it. */
export const withUnit = (locations: readonly PlaceChoice[], unit: PlaceChoice, isTicked: boolean): readonly PlaceChoice[] => {
  const others = locations.filter(({ facilityId }) => facilityId !== unit.facilityId);
  return isTicked ? byUnit([...others, { ...unit, departmentIds: inOrder(unit.departmentIds) }]) : others;
};

/** Adds or removes an area. The unit stays selected without areas. */
export const withArea = (
  locations: readonly PlaceChoice[],
  { facilityId, departmentId }: { readonly facilityId: number; readonly departmentId: number },
  isTicked: boolean,
): readonly PlaceChoice[] => {
  const known = locations.find((place) => place.facilityId === facilityId)?.departmentIds ?? [];
  const others = known.filter((id) => id !== departmentId);
  return withUnit(locations, { facilityId, departmentIds: isTicked ? [...others, departmentId] : others }, true);
};

export const ticked = (ids: readonly number[], id: number, isTicked: boolean): readonly number[] =>
  inOrder(isTicked ? [...ids.filter((other) => other !== id), id] : ids.filter((other) => other !== id));
