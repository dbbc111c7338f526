import { openClient } from "../../apps/api/src/platform/database/connect-as-owner.ts";
import { migratedDatabase, TEST_SECRET } from "../../apps/api/test/migrated-database.ts";
import { fillDatabase } from "../data/fill-database.ts";
import type { Size } from "../data/sizes.ts";

export type BenchDatabase = {
  /** The application's role, which every measurement uses. */
  readonly appUrl: string;
  /** The owner, which bypasses row-level security: for setup only. */
  readonly ownerUrl: string;
  /** The role of the sweeps. */
  readonly sweepUrl: string;
  readonly secret: string;
  readonly stop: () => Promise<void>;
};

type Powers = { readonly role: string; readonly superuser: boolean; readonly bypasses: boolean; readonly free: string | null };

/** Refuses a role that bypasses row-level security, because its timings would be meaningless. */
const refuseUnbound = async (appUrl: string): Promise<void> => {
  const app = await openClient(appUrl);
  const { rows } = await app.query<Powers>(`
    select current_user as role, r.rolsuper as superuser, r.rolbypassrls as bypasses,
      (select min(c.relname) from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and c.relrowsecurity and not row_security_active(c.oid)) as free
    from pg_roles r where r.rolname = current_user`);
  const unscoped = await app.query("select from project limit 1");
  await app.end();
  const [powers] = rows;
  if (!powers || powers.superuser || powers.bypasses || powers.free || unscoped.rowCount !== 0)
    throw new Error(
      `${powers?.role} is not bound by row-level security (${powers?.free ?? "any table"}): nothing is measured as the owner`,
    );
};

/** Stops the server once, on Ctrl-C or at the end. */
const stopOnSignals = (stopServer: () => Promise<void>): (() => Promise<void>) => {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    stopping ??= stopServer();
    return stopping;
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return stop;
};

/** A temporary PostgreSQL with generated data. */
export const openBenchDatabase = async (size: Size): Promise<BenchDatabase> => {
  const { url, urls, stop: stopServer } = await migratedDatabase("emdia_bench");
  const stop = stopOnSignals(stopServer);
  try {
    const owner = await openClient(url);
    // Disables the triggers that queue tens of thousands of jobs.
    await owner.query("set emdia.asks_at_the_end = 'on'");
    await fillDatabase(owner, size);
    await owner.end();
    await refuseUnbound(urls.app);
  } catch (error) {
    await stop();
    throw error;
  }
  return { appUrl: urls.app, ownerUrl: url, sweepUrl: urls.sweep, secret: TEST_SECRET, stop };
};
