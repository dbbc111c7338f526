import { createHmac } from "node:crypto";
import type pg from "pg";
import { StartFailure } from "../config/start-failure.ts";
import { codeOf, messageOf, openClient } from "./connect-as-owner.ts";
import { scramVerifier } from "./scram.ts";

/**
 * Settings of the two login roles: the application, limited to one scope per request, and the sweeps over all owners, which have their own
 * policies. The role carries the settings, because a connection pooler would not forward them. Timeouts stop endless statements; custom
 * plans prevent a generic plan that scans a whole tenant.
 */
const settingsOf = {
  emdia_app: ["idle_in_transaction_session_timeout=60s", "plan_cache_mode=force_custom_plan", "statement_timeout=10s"],
  emdia_sweep: ["statement_timeout=60s"],
} as const;
export type LoginRole = keyof typeof settingsOf;
export type Server = { readonly owner: pg.Client; readonly ownerUrl: string; readonly secret: string };

const NOT_ALLOWED = "42501";
/** Errors when two starts, or two databases on one server, change the shared roles at once. */
const CONCURRENT_START: readonly string[] = ["42710", "23505", "XX000"];
const ATTEMPTS = 5;

const unlessAnotherStart = (error: unknown): void => {
  if (!CONCURRENT_START.includes(codeOf(error))) throw error;
};

const passwordOf = (role: LoginRole, secret: string): string =>
  createHmac("sha256", secret).update(`database role ${role}`).digest("base64url");

export const roleUrl = (role: LoginRole, { ownerUrl, secret }: Omit<Server, "owner">): string =>
  Object.assign(new URL(ownerUrl), { username: role, password: passwordOf(role, secret) }).href;

/** The role changes its own settings, which works even if the owner may not alter roles. */
const adoptSettings = async (client: pg.Client, role: LoginRole): Promise<void> => {
  const { rows } = await client.query<{ kept: string[] | null }>("select rolconfig as kept from pg_roles where rolname = current_user");
  for (const setting of settingsOf[role]) {
    if (rows[0]?.kept?.includes(setting)) continue;
    const [name, value] = setting.split("=");
    await client.query(`alter role current_user set ${name} = '${value}'`).catch(unlessAnotherStart);
  }
};

/** Signs in as the role. Returns the error message if that fails. */
const trySigningIn = async (role: LoginRole, server: Server): Promise<string | undefined> => {
  const client = await openClient(roleUrl(role, server)).catch(messageOf);
  if (typeof client === "string") return client;
  await adoptSettings(client, role).finally(() => client.end());
  return undefined;
};

const statementFor = async (role: LoginRole, { owner, secret }: Server): Promise<string> => {
  const { rowCount } = await owner.query("select from pg_roles where rolname = $1", [role]);
  const login = `${role} login password '${scramVerifier(passwordOf(role, secret))}'`;
  return rowCount === 0 ? `create role ${login} nosuperuser nobypassrls nocreatedb nocreaterole` : `alter role ${login}`;
};

const mayRun = async (owner: pg.Client, statement: string): Promise<boolean> => {
  try {
    await owner.query(statement);
  } catch (error) {
    if (codeOf(error) === NOT_ALLOWED) return false;
    unlessAnotherStart(error);
  }
  return true;
};

/**
 * Creates the role and sets its password. If the owner may not do that, returns the statement for a superuser to run. Leaves a role that
 * can sign in unchanged, so later starts need no right to alter roles.
 */
export const ensureLoginRole = async (role: LoginRole, server: Server): Promise<string | undefined> => {
  let obstacle = await trySigningIn(role, server);
  for (let attempt = 0; obstacle !== undefined && attempt < ATTEMPTS; attempt += 1) {
    const statement = await statementFor(role, server);
    if (!(await mayRun(server.owner, statement))) return statement;
    obstacle = await trySigningIn(role, server);
  }
  if (obstacle === undefined) return undefined;
  throw new StartFailure(
    `The role ${role} cannot sign in to the database (${obstacle}): let it sign in from this machine, and start again.`,
  );
};
