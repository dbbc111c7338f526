import { dice } from "../../apps/api/demo/random.ts";
import { permissionKeys } from "../../packages/contract/src/permissions.ts";
import type { Row } from "./insert-rows.ts";
import type { Counts } from "./sizes.ts";
import { drawDifferent, weighted, zipf } from "./skew.ts";

const profiles = [
  { name: "Administrador", holds: () => true },
  { name: "Analista", holds: (key: string) => /^see_|pendency|document|analysis/.test(key) },
  { name: "Leitor", holds: (key: string) => key.startsWith("see_") },
] as const;
const RESTRICTED_ONE_IN = 5;
const SINCE = "2025-01-10T12:00:00Z";

export const makeProfiles = ({ companies }: Counts): readonly Row[] =>
  Array.from({ length: companies }, (_, at) => at + 1).flatMap((company_id) =>
    profiles.map(({ name, holds }, at) => ({
      company_id,
      id: profileOf(company_id, at),
      name,
      relation_type: "both",
      permissions: permissionKeys.filter(holds),
      created_at: SINCE,
    })),
  );
export const ADMINISTRATOR = 0;
export const ANALYST = 1;
export const profileOf = (companyId: number, profile: number): number => (companyId - 1) * profiles.length + profile + 1;

/** All accounts share one password, because thousands of hashes would take minutes. */
export const makeAccount = (id: number, email: string, password_hash: string): Row => ({
  id,
  email,
  display_name: `Pessoa ${id}`,
  password_hash,
  email_verified: true,
  account_verified: true,
  created_at: SINCE,
  // An account without recent access must confirm its e-mail before it signs in.
  last_access_at: new Date(),
});
export const makeAccounts = ({ accounts }: Counts, passwordHash: string): readonly Row[] =>
  Array.from({ length: accounts }, (_, at) => makeAccount(at + 1, `pessoa-${at + 1}@bench.example`, passwordHash));

type Member = { readonly companyId: number; readonly accountId: number; readonly profile: number; readonly restricted: boolean };
export const makeMembership = (id: number, { companyId, accountId, profile, restricted }: Member) => ({
  company_id: companyId,
  id,
  account_id: accountId,
  profile_id: profileOf(companyId, profile),
  is_owner: profile === ADMINISTRATOR,
  sees_all_projects: !restricted,
  created_at: SINCE,
});

export type MembershipRow = ReturnType<typeof makeMembership>;

/** One owner per company, many users in large companies, and some consultants in many companies. */
export const makeMemberships = ({ companies, contractors, accounts, memberships }: Counts): readonly MembershipRow[] => {
  const chance = dice(2);
  const someone = weighted(chance, zipf(accounts, 0.4));
  const sizes = zipf(companies, 0.6);
  const sum = sizes.reduce((total, size) => total + size, 0);
  let id = 0;
  return sizes.flatMap((size, at) => {
    const companyId = at + 1;
    const staff = drawDifferent(someone, Math.max(1, Math.round((size / sum) * memberships)));
    return staff.map((drawn, position) => {
      id += 1;
      const profile = position === 0 ? ADMINISTRATOR : 1 + chance.whole(profiles.length - 1);
      const restricted = companyId <= contractors && profile === ANALYST && chance.whole(RESTRICTED_ONE_IN) === 0;
      return makeMembership(id, { companyId, accountId: drawn + 1, profile, restricted });
    });
  });
};
