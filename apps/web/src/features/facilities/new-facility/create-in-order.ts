export type NewFacility = { readonly name: string; readonly companyId: number; readonly departments: readonly string[] };
type SavedFacility = { readonly id: number; readonly name: string };
type Doors = {
  readonly createFacility: (name: string, companyId: number) => Promise<SavedFacility>;
  readonly createDepartment: (facilityId: number, name: string) => Promise<unknown>;
};
/** Progress of a creation: the facility once it exists, the departments still to create, and the error that stopped it. */
export type Creation = {
  readonly facility: SavedFacility | null;
  readonly left: readonly string[];
  readonly failure: { readonly at: "facility" | "department"; readonly error: unknown } | null;
};

const named = (departments: readonly string[]) => departments.map((name) => name.trim()).filter((name) => name !== "");

/**
 * Creates a facility and then its departments, one after the other. A retry with the existing facility creates the remaining departments.
 */
export const createInOrder = async (asked: NewFacility, existing: SavedFacility | null, doors: Doors): Promise<Creation> => {
  const left = named(asked.departments);
  let facility = existing;
  try {
    facility ??= await doors.createFacility(asked.name.trim(), asked.companyId);
    for (const name of [...left]) {
      await doors.createDepartment(facility.id, name);
      left.shift();
    }
    return { facility, left, failure: null };
  } catch (error) {
    return { facility, left, failure: { at: facility === null ? "facility" : "department", error } };
  }
};
