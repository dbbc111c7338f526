import { sql } from "kysely";
import { hashPassword } from "../../src/modules/identity/index.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import type { Companies } from "../companies.ts";
import { type CastMember, cast, DEMO_PASSWORD, type Membership, type Role, roles } from "./cast.ts";
import type { Profiles } from "./profiles.ts";

export type Accounts = { readonly [Key in Role]: number };
type Granting = { readonly companies: Companies; readonly profiles: Profiles };
type Grant = Membership & { readonly accountId: number };

const grant = (tx: Tx, { accountId, company, profile, owner, onlyProject }: Grant, { companies, profiles }: Granting) =>
  tx
    .insertInto("membership")
    .values({
      company_id: companies[company],
      account_id: accountId,
      profile_id: profiles(companies[company], profile),
      is_owner: owner ?? false,
      sees_all_projects: onlyProject === undefined,
    })
    .execute();

/** Inserts all accounts, still without memberships. */
export const seedAccounts = async (tx: Tx): Promise<Accounts> => {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const people: readonly CastMember[] = roles.map((role) => cast[role]);
  const saved = await tx
    .insertInto("account")
    .values(
      people.map(({ email, name, phone, secondFactor }) => ({
        email,
        display_name: name,
        phone,
        phone_confirmed_at: sql<Date>`now()`,
        second_factor: secondFactor ?? false,
        password_hash,
        email_verified: true,
        account_verified: true,
        demo: true,
      })),
    )
    .returning(["id", "email"])
    .execute();
  const idOf = new Map(saved.map(({ email, id }) => [email, id]));
  return Object.fromEntries(roles.map((role) => [role, idOf.get(cast[role].email)])) as Accounts;
};

/** Inserts the memberships with their profiles. */
export const seedMemberships = async (tx: Tx, accounts: Accounts, granting: Granting): Promise<void> => {
  for (const role of roles)
    for (const membership of cast[role].memberships) await grant(tx, { ...membership, accountId: accounts[role] }, granting);
};

/** Restricts members to one project, after the projects exist. */
export const restrictToProjects = async (tx: Tx, accounts: Accounts, companies: Companies): Promise<void> => {
  for (const role of roles)
    for (const { company, onlyProject } of cast[role].memberships as readonly Membership[]) {
      if (onlyProject === undefined) continue;
      await tx
        .insertInto("membership_project")
        .columns(["company_id", "membership_id", "contractor_id", "project_id"])
        .expression((from) =>
          from
            .selectFrom("membership as m")
            .innerJoin("project as p", "p.contractor_id", "m.company_id")
            .select(["m.company_id", "m.id", "p.contractor_id", "p.id as project_id"])
            .where("m.company_id", "=", companies[company])
            .where("m.account_id", "=", accounts[role])
            .where("p.name", "=", onlyProject),
        )
        .execute();
    }
};
