export type NewFacility = { readonly name: string; readonly companyId: number; readonly departments: readonly string[] };
type SavedFacility = { readonly id: number; readonly name: string };
type Doors = {
  readonly createFacility: (name: string, companyId: number) => Promise<SavedFacility>;
  readonly createDepartment: (facilityId: number, name: string) => Promise<unknown>;
};
/** How far a creation came: the unit once it exists, the areas still to make, and what stopped it at the first of them or before. */
export type Creation = {
  readonly facility: SavedFacility | null;
  readonly left: readonly string[];
  readonly failure: { readonly at: "facility" | "department"; readonly error: unknown } | null;
};

const named = (departments: readonly string[]) => departments.map((name) => name.trim()).filter((name) => name !== "");

/** Makes a unit and then its areas, one after the other. Asked again with the unit that exists, it makes what is left. */
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
