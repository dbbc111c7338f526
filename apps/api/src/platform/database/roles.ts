import type pg from "pg";
import { StartFailure } from "../config/start-failure.ts";
import { connectAsOwner } from "./connect-as-owner.ts";
import { ensureLoginRole, type LoginRole, roleUrl } from "./login-role.ts";

/** Login roles of the application and of the sweeps. */
const LOGIN_ROLES: readonly LoginRole[] = ["emdia_app", "emdia_sweep"];
export type RoleUrls = { readonly app: string; readonly sweep: string };

type Powers = { readonly superuser: boolean; readonly bypasses: boolean; readonly owned: string | null; readonly acts_for: string | null };
const POWERS = `
  select r.rolsuper as superuser, r.rolbypassrls as bypasses,
    (select c.oid::regclass::text from pg_class c where c.relkind in ('r', 'p') and c.relowner = r.oid order by 1 limit 1) as owned,
    (select o.rolname from pg_class c join pg_roles o on o.oid = c.relowner
      where c.relkind in ('r', 'p') and o.oid <> r.oid and pg_has_role(r.oid, o.oid, 'member') order by 1 limit 1) as acts_for
  from pg_roles r where r.rolname = $1`;

/** Refuses a role that bypasses row-level security: a superuser, an owner of a table, or a member of its owner's role. */
const refusePowers = async (owner: pg.Client, role: LoginRole): Promise<void> => {
  const [powers] = (await owner.query<Powers>(POWERS, [role])).rows;
  const refuse = (power: string, cure: string) =>
    new StartFailure(`The role ${role} ${power}, so one company could read another's data: run "${cure}" and start again.`);
  if (powers?.superuser) throw refuse("is a superuser", `alter role ${role} nosuperuser`);
  if (powers?.bypasses) throw refuse("has BYPASSRLS", `alter role ${role} nobypassrls`);
  if (powers?.owned) throw refuse(`owns the table ${powers.owned}`, `alter table ${powers.owned} owner to current_user`);
  if (powers?.acts_for) throw refuse(`may act for ${powers.acts_for}, who owns tables`, `revoke ${powers.acts_for} from ${role}`);
};

/** Prepares the roles for everything except migrations and the job queue's tables. Derives their passwords from the secret. */
export const prepareRoles = async (ownerUrl: string, secret: string): Promise<RoleUrls> => {
  const owner = await connectAsOwner(ownerUrl);
  const server = { owner, ownerUrl, secret };
  try {
    const left: string[] = [];
    for (const role of LOGIN_ROLES) left.push((await ensureLoginRole(role, server)) ?? "");
    const statements = left.filter((statement) => statement !== "");
    if (statements.length > 0) {
      throw new StartFailure(
        `The user of DATABASE_URL may not make roles: let a superuser run "${statements.join("; ")}", and start again.`,
      );
    }
    for (const role of LOGIN_ROLES) await refusePowers(owner, role);
    return { app: roleUrl("emdia_app", server), sweep: roleUrl("emdia_sweep", server) };
  } finally {
    await owner.end();
  }
};
