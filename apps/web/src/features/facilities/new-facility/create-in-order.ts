export type NewFacility = { readonly name: string; readonly companyId: number; readonly departments: readonly string[] };
export type SavedFacility = { readonly id: number; readonly name: string };
type Deps = {
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
export const createInOrder = async (input: NewFacility, existing: SavedFacility | null, deps: Deps): Promise<Creation> => {
  const left = named(input.departments);
  let facility = existing;
  try {
    facility ??= await deps.createFacility(input.name.trim(), input.companyId);
    for (const name of [...left]) {
      await deps.createDepartment(facility.id, name);
      left.shift();
    }
    return { facility, left, failure: null };
  } catch (error) {
    return { facility, left, failure: { at: facility === null ? "facility" : "department", error } };
  }
};
