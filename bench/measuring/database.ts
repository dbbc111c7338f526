import { openClient } from "../../apps/api/src/platform/database/connect-as-owner.ts";
import { migratedDatabase, TEST_SECRET } from "../../apps/api/test/migrated-database.ts";
import { fillDatabase } from "../data/fill-database.ts";
import type { Size } from "../data/sizes.ts";

export type BenchDatabase = {
  /** What everything is measured as. */
  readonly appUrl: string;
  /** Whom row-level security does not bind: to look, never to measure. */
  readonly ownerUrl: string;
  /** What works over all companies at night. */
  readonly sweepUrl: string;
  readonly secret: string;
  readonly stop: () => Promise<void>;
};

type Powers = { readonly role: string; readonly superuser: boolean; readonly bypasses: boolean; readonly free: string | null };

/** A measurement by somebody who reads past row-level security would be a measurement of something else. */
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

/** Ctrl-C leaves no server behind: what it interrupts fails, and waits for the same end. */
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

/** A throw-away PostgreSQL with generated data, read by the role of the product. */
export const openBenchDatabase = async (size: Size): Promise<BenchDatabase> => {
  const { url, urls, stop: stopServer } = await migratedDatabase("emdia_bench");
  const stop = stopOnSignals(stopServer);
  try {
    const owner = await openClient(url);
    // Each change of a fact asks for a job: of data that is made at once, tens of thousands that nobody takes.
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
