import pg from "pg";
import { StartFailure } from "../config/start-failure.ts";

const OLDEST_MAJOR = 16;
const PATIENCE_MS = 10_000;

/** Database and host without user and password, which must not enter a log. */
export const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${pathname.slice(1) || "the default database"} at ${host}`;
};

export const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(", ");
  return error instanceof Error ? error.message : String(error);
};

/** The SQLSTATE of a PostgreSQL error. */
export const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? "") : "");

export const openClient = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on("error", () => undefined); // a broken connection rejects its query, which reports the error
  await client.connect();
  return client;
};

const refuseOldServer = async (client: pg.Client, url: string): Promise<void> => {
  const { rows } = await client.query<{ version: string; major: number }>(
    "select current_setting('server_version') version, current_setting('server_version_num')::int / 10000 major",
  );
  const [server] = rows;
  if (server && server.major >= OLDEST_MAJOR) return;
  throw new StartFailure(`The database ${placeOf(url)} runs PostgreSQL ${server?.version}: Em Dia needs ${OLDEST_MAJOR} or later.`);
};

/** Refuses a database with tables of another product, because a migration would mix them with ours. Ignores tables of extensions. */
const refuseForeignTables = async (client: pg.Client, url: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') and to_regclass('emdia.migration') is null
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1 limit 1`);
  const [foreign] = rows;
  if (!foreign) return;
  throw new StartFailure(
    `The database ${placeOf(url)} holds somebody else's tables (${foreign.name}, say): give Em Dia an empty one of its own.`,
  );
};

/** Connects as the owner, or throws a `StartFailure` that says why the database cannot be used. */
export const connectAsOwner = async (url: string): Promise<pg.Client> => {
  const client = await openClient(url).catch((error: unknown) => {
    throw new StartFailure(
      `The database ${placeOf(url)} cannot be opened (${messageOf(error)}): check DATABASE_URL and that it is running.`,
    );
  });
  try {
    await refuseOldServer(client, url);
    await refuseForeignTables(client, url);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
};
