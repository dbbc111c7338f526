import { ApiFailure } from "../../../shared/api/api-failure.ts";
import type { Creation } from "./create-in-order.ts";
import { type Draft, type DraftFaults, withPlaceForNext } from "./new-facility.ts";

/** State of a facility being created: draft, the facility if it already exists, field faults and any other error. */
export type OnItsWay = {
  readonly draft: Draft;
  readonly existing: Creation["facility"];
  readonly faults: DraftFaults;
  readonly error: unknown;
};

const codeOf = (error: unknown) => (error instanceof ApiFailure ? error.code : undefined);

/** The form state after a refused creation: a taken name is reported at its field, any other error next to the form. */
export const afterRefusal = (draft: Draft, { facility, left, failure }: Creation): OnItsWay => {
  const next = { draft: { ...draft, departments: withPlaceForNext(left) }, existing: facility };
  const code = codeOf(failure?.error);
  if (code === "facility.name_taken") return { ...next, faults: new Map([["name", "facilityTaken"]]), error: null };
  if (code === "department.name_taken") return { ...next, faults: new Map([["department-0", "departmentTaken"]]), error: null };
  return { ...next, faults: new Map(), error: failure?.error ?? null };
};
