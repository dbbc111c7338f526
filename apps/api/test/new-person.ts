import { randomUUID } from "node:crypto";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { cast, DEMO_PASSWORD } from "../demo/cast.ts";
import type { apiClient } from "./api-client.ts";
import { onlyId } from "./new-company.ts";
import { signedIn } from "./signed-in.ts";
import type { World } from "./world.ts";

export type Holding = {
  readonly companyId: number;
  /** "all" makes the person the owner of the company. */
  readonly keys: readonly PermissionKey[] | "all";
  readonly relation?: "contractor" | "provider" | "both";
  /** The projects the person is restricted to. */
  readonly onlyProjects?: readonly number[];
};
export type Person = {
  readonly accountId: number;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly api: ReturnType<typeof apiClient>;
};

/** An account with the password of the cast. */
export const newAccount = async ({ database }: World, email: string): Promise<number> => {
  const { rows } = await database.ownerPool().query<{ id: number }>(
    `insert into account (email, display_name, password_hash, email_verified, account_verified)
      select $1, 'Pessoa de Teste', password_hash, true, true from account where email = $2 returning id`,
    [email, cast.admin.email],
  );
  return onlyId(rows);
};

const join = async ({ database }: World, accountId: number, { companyId, keys, relation = "both", onlyProjects }: Holding) => {
  const pool = database.ownerPool();
  const profile = await pool.query<{ id: number }>(
    "insert into access_profile (company_id, name, relation_type, permissions) values ($1, $2, $3, $4) returning id",
    [companyId, `Perfil ${randomUUID()}`, relation, keys === "all" ? [] : keys],
  );
  const membership = await pool.query<{ id: number }>(
    "insert into membership (company_id, account_id, profile_id, is_owner, sees_all_projects) values ($1, $2, $3, $4, $5) returning id",
    [companyId, accountId, onlyId(profile.rows), keys === "all", onlyProjects === undefined],
  );
  await pool.query(
    `insert into membership_project (company_id, membership_id, contractor_id, project_id)
      select $1, $2, contractor_id, id from project where id = any ($3)`,
    [companyId, onlyId(membership.rows), onlyProjects ?? []],
  );
};

/** From now on the person holds this, and nothing of before. */
export const holdInstead = async (world: World, accountId: number, holdings: readonly Holding[]): Promise<void> => {
  await world.database.ownerPool().query("delete from membership where account_id = $1", [accountId]);
  for (const holding of holdings) await join(world, accountId, holding);
};

/** Somebody of a test's own, signed in, with what they hold in each company. */
export const newPerson = async (world: World, ...holdings: readonly Holding[]): Promise<Person> => {
  const email = `pessoa-${randomUUID()}@teste.example`;
  const accountId = await newAccount(world, email);
  await holdInstead(world, accountId, holdings);
  await world.database.ownerPool().query("delete from sign_in_failure where subject like 'address %'"); // all tests come from one address
  const { answer } = await world.anonymous()("POST /authentication/signin")({ body: { email, password: DEMO_PASSWORD } });
  const { token, refreshToken } = signedIn(answer);
  return { accountId, email, token, refreshToken, api: world.withToken(token) };
};
