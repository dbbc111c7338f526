import type { Row } from "./insert-rows.ts";
import { withLargest } from "./skew.ts";

type Place = { readonly facility_id: number; readonly department_id: number };
export type Places = {
  readonly facilities: readonly Row[];
  readonly departments: readonly Row[];
  readonly of: (contractorId: number) => readonly Place[];
};
const DEPARTMENTS_EACH = 3;
const FACILITIES_MAX = 40;

/** Facilities and departments: forty facilities for the largest contractor, at least two for the smallest. */
export const makePlaces = (contractorIds: readonly number[]): Places => {
  const shares = withLargest(0.2, contractorIds.length);
  const facilities = contractorIds.flatMap((contractor_id, at) => {
    const count = Math.max(2, Math.round(FACILITIES_MAX * Math.sqrt((shares[at] ?? 0) / 0.2)));
    return Array.from({ length: count }, (_, position) => ({ contractor_id, name: `Unidade ${position + 1}` }));
  });
  const numbered = facilities.map((facility, at) => ({ ...facility, id: at + 1 }));
  const departments = numbered.flatMap(({ contractor_id, id }) =>
    Array.from({ length: DEPARTMENTS_EACH }, (_, at) => ({
      contractor_id,
      id: (id - 1) * DEPARTMENTS_EACH + at + 1,
      facility_id: id,
      name: `Área ${at + 1}`,
    })),
  );
  const byContractor = Map.groupBy(departments, ({ contractor_id }) => contractor_id);
  return {
    facilities: numbered,
    departments,
    of: (contractorId) => (byContractor.get(contractorId) ?? []).map(({ id, facility_id }) => ({ facility_id, department_id: id })),
  };
};
