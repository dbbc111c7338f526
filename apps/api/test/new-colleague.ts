import { randomUUID } from "node:crypto";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { onlyId } from "./new-company.ts";
import type { World } from "./world.ts";

type Owner = Pick<World, "database">;
type NewProfile = { readonly companyId: number; readonly name?: string; readonly keys?: readonly PermissionKey[] };

/** A profile of a test's own. */
export const newProfile = async (
  { database }: Owner,
  { companyId, name = `Perfil ${randomUUID()}`, keys = [] }: NewProfile,
): Promise<number> => {
  const { rows } = await database
    .ownerPool()
    .query<{ id: number }>(
      "insert into access_profile (company_id, name, relation_type, permissions) values ($1, $2, 'both', $3) returning id",
      [companyId, name, keys],
    );
  return onlyId(rows);
};

type NewColleague = {
  readonly companyId: number;
  readonly name?: string;
  readonly email?: string;
  readonly profileId?: number;
  readonly owner?: boolean;
};

/** Somebody who works in a company and does nothing in the test but be there. */
export const newColleague = async (world: Owner, { companyId, ...who }: NewColleague) => {
  const { name = "Colega de Teste", email = `colega-${randomUUID()}@teste.example`, owner = false } = who;
  const profileId = who.profileId ?? (await newProfile(world, { companyId }));
  const pool = world.database.ownerPool();
  const account = await pool.query<{ id: number }>(
    "insert into account (email, display_name, email_verified, account_verified) values ($1, $2, true, true) returning id",
    [email, name],
  );
  const accountId = onlyId(account.rows);
  const membership = await pool.query<{ id: number }>(
    "insert into membership (company_id, account_id, profile_id, is_owner) values ($1, $2, $3, $4) returning id",
    [companyId, accountId, profileId, owner],
  );
  return { accountId, accountCompanyId: onlyId(membership.rows), profileId, email, name };
};
