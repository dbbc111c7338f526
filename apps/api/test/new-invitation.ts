import { randomUUID } from "node:crypto";
import { hashOf, newSecret, writeCode } from "../src/platform/secrets/link-code.ts";
import { onlyId } from "./new-company.ts";
import type { World } from "./world.ts";

type NewInvitation = {
  readonly companyId: number;
  readonly email?: string;
  /** The only projects to which somebody is invited. */
  readonly onlyProjects?: readonly number[];
  readonly status?: "active" | "used" | "cancelled";
  readonly daysLeft?: number;
};

/** An invitation of a test's own, with the token that stands in its e-mail. */
export const newInvitation = async ({ database }: Pick<World, "database">, asked: NewInvitation) => {
  const { companyId, email = `convidada-${randomUUID()}@teste.example`, onlyProjects, status = "active", daysLeft = 7 } = asked;
  const pool = database.ownerPool();
  const profile = await pool.query<{ id: number }>(
    "insert into access_profile (company_id, name, relation_type, permissions) values ($1, $2, 'both', '{see_projects}') returning id",
    [companyId, `Perfil ${randomUUID()}`],
  );
  const secret = newSecret();
  const { rows } = await pool.query<{ id: number }>(
    `insert into invitation (company_id, kind, email, profile_id, status, secret_hash, expires_at)
      values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7)) returning id`,
    [companyId, onlyProjects ? "project" : "company", email, onlyId(profile.rows), status, hashOf(secret), daysLeft],
  );
  const id = onlyId(rows);
  await pool.query(
    `insert into invitation_project (company_id, invitation_id, contractor_id, project_id)
      select $1, $2, contractor_id, id from project where id = any ($3)`,
    [companyId, id, onlyProjects ?? []],
  );
  return { id, email, profileId: onlyId(profile.rows), token: writeCode(id, secret) };
};
