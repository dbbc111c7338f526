import { ApiFailure } from "../../../shared/api/api-failure.ts";
import type { Creation } from "./create-in-order.ts";
import { type Draft, type DraftFaults, withPlaceForNext } from "./new-facility.ts";

/** A unit on its way: what is typed, what exists of it already, what is wrong with it, and what else was said. */
export type OnItsWay = {
  readonly draft: Draft;
  readonly existing: Creation["facility"];
  readonly faults: DraftFaults;
  readonly error: unknown;
};

const codeOf = (error: unknown) => (error instanceof ApiFailure ? error.code : undefined);

/** Where a creation stands after it was refused: a name that is taken is said at its field, everything else beside the form. */
export const afterRefusal = (draft: Draft, { facility, left, failure }: Creation): OnItsWay => {
  const next = { draft: { ...draft, departments: withPlaceForNext(left) }, existing: facility };
  const code = codeOf(failure?.error);
  if (code === "facility.name_taken") return { ...next, faults: new Map([["name", "facilityTaken"]]), error: null };
  if (code === "department.name_taken") return { ...next, faults: new Map([["department-0", "departmentTaken"]]), error: null };
  return { ...next, faults: new Map(), error: failure?.error ?? null };
};
