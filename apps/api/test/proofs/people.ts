import { randomBytes } from "node:crypto";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type pg from "pg";
import { inject } from "vitest";
import { cast, type Role } from "../../demo/cast.ts";
import { type SessionTokens, sessionTokens } from "../../src/platform/http/session-token.ts";

/** An account with a session of its own, made beside the sign-in so that a proof can have many of them. */
export type Person = { readonly accountId: number; readonly sessionId: string };

export const issuerOf = (secret: string): SessionTokens => sessionTokens(secret);

/** An access token as the sign-in issues it; `issuer` is the installation's own unless somebody forges. */
export const tokenFor = async (
  { accountId, sessionId }: Person,
  now = new Date(),
  issuer = issuerOf(inject("secret")),
): Promise<string> => {
  const about = { accountVerified: true, email: "person@proof.example", email_verified: true, name: "Pessoa da prova", phone_number: null };
  const claims = { ...about, auth_time: Math.floor(now.getTime() / 1000), user_id: String(accountId) };
  const { token } = await issuer.issue({ accountId, sessionId }, claims, now);
  return token;
};

export const beginSession = async (owner: pg.Pool, accountId: number): Promise<Person> => {
  const { rows } = await owner.query<{ id: string }>(
    `insert into account_session (account_id, refresh_hash, expires_at, address, user_agent)
     values ($1, $2, now() + interval '1 day', '127.0.0.1', 'proof') returning id`,
    [accountId, randomBytes(32)],
  );
  return { accountId, sessionId: rows[0]?.id ?? "" };
};

/** Somebody of the cast, with a session that no sign-in began. */
export const castMember = async (owner: pg.Pool, role: Role): Promise<Person> => {
  const { rows } = await owner.query<{ id: number }>("select id from account where email = $1", [cast[role].email]);
  return beginSession(owner, rows[0]?.id ?? 0);
};

/** The company somebody of the cast belongs to first. */
export const companyOf = async (owner: pg.Pool, role: Role): Promise<number> => {
  const { rows } = await owner.query<{ company_id: number }>(
    "select m.company_id from membership m join account a on a.id = m.account_id where a.email = $1 order by m.id limit 1",
    [cast[role].email],
  );
  return rows[0]?.company_id ?? 0;
};

/** Somebody new in a company, with a profile of exactly these permissions. */
export const newcomer = async (owner: pg.Pool, companyId: number, permissions: readonly PermissionKey[]): Promise<Person> => {
  const name = `proof ${randomBytes(6).toString("hex")}`;
  const { rows } = await owner.query<{ account_id: number }>(
    `with made as (insert into account (email, display_name, email_verified, account_verified) values ($1, $1, true, true) returning id),
       profile as (insert into access_profile (company_id, name, relation_type, permissions) values ($2, $1, 'both', $3) returning id)
     insert into membership (company_id, account_id, profile_id) select $2, made.id, profile.id from made, profile returning account_id`,
    [name, companyId, permissions],
  );
  return beginSession(owner, rows[0]?.account_id ?? 0);
};
