import { dice } from "../../apps/api/demo/random.ts";
import type { Row } from "./insert-rows.ts";
import type { MembershipRow } from "./people.ts";

const PROJECTS_EACH_MAX = 60;
type ProjectIds = ReadonlyMap<number, readonly number[]>;

const restrictTo = ({ company_id, id }: MembershipRow, projectIds: readonly number[]): readonly Row[] =>
  projectIds.map((project_id) => ({ company_id, membership_id: id, contractor_id: company_id, project_id }));

/** Restricts each restricted member to between one and sixty random projects. */
export const makeRestrictions = (memberships: readonly MembershipRow[], idsOf: ProjectIds): readonly Row[] => {
  const chance = dice(5);
  return memberships
    .filter(({ sees_all_projects }) => !sees_all_projects)
    .flatMap((membership) => {
      const all = idsOf.get(membership.company_id) ?? [];
      const some = Array.from({ length: 1 + chance.whole(PROJECTS_EACH_MAX) }, () => all[chance.whole(all.length)] ?? 0);
      return restrictTo(membership, [...new Set(some)].filter(Boolean));
    });
};

/** Restricts a member to exactly this many projects, evenly spread. */
export const restrictToSome = (membership: MembershipRow, idsOf: ProjectIds, count: number): readonly Row[] => {
  const all = idsOf.get(membership.company_id) ?? [];
  return restrictTo(
    membership,
    Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? 0),
  );
};
