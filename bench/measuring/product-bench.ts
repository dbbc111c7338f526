import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { openClient } from "../../apps/api/src/platform/database/connect-as-owner.ts";
import { BENCH_PASSWORD, cast, type Person, RESTRICTED_TO_PROJECTS } from "../data/cast.ts";
import { askForNoDocuments } from "../data/fill-database.ts";
import type { Size } from "../data/sizes.ts";
import type { FloorKeys } from "../servers/floor-module.ts";
import { type ForkedServer, forkServer, type ServerTask } from "../servers/fork-server.ts";
import { type BenchDatabase, openBenchDatabase } from "./database.ts";

export const FLOOR_PATH = "/api/bench/floor";
const FLOOR_ROWS = 20;

/** A database, the product in a separate process, and signed-in users. */
export type ProductBench = {
  readonly database: BenchDatabase;
  readonly task: ServerTask;
  readonly server: ForkedServer;
  readonly tokens: { readonly [P in Person]: string };
};

/** Twenty projects that the users of the largest contractor may read. */
const floorKeys = async ({ ownerUrl }: BenchDatabase): Promise<FloorKeys> => {
  const owner = await openClient(ownerUrl);
  const { rows } = await owner.query<{ contractor: string; project: string }>(
    `select r.contractor_id as contractor, r.project_id as project from membership_project r
      join membership m on m.company_id = r.company_id and m.id = r.membership_id join account a on a.id = m.account_id
    where a.email = $1 order by r.project_id`,
    [cast.restricted.email],
  );
  await owner.end();
  if (rows.length !== RESTRICTED_TO_PROJECTS) throw new Error(`somebody restricted to ${rows.length} projects is not whom we measure`);
  return { contractorId: Number(rows[0]?.contractor), ids: rows.slice(0, FLOOR_ROWS).map(({ project }) => Number(project)) };
};

const signIn = async (address: string, person: Person): Promise<string> => {
  const response = await fetch(`${address}/api/authentication/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: cast[person].email, password: BENCH_PASSWORD }),
  });
  if (!response.ok) throw new Error(`${cast[person].email} could not sign in: ${response.status} ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return token;
};

const openOn = async (database: BenchDatabase, filesFolder: string): Promise<Omit<ProductBench, "database">> => {
  const task = { databaseUrl: database.appUrl, secret: database.secret, floor: await floorKeys(database), filesFolder };
  const server = await forkServer("product", task);
  const tokenOf = (person: Person) => signIn(server.address, person);
  return {
    task,
    server,
    tokens: { owner: await tokenOf("owner"), restricted: await tokenOf("restricted"), supplier: await tokenOf("supplier") },
  };
};

type Work<T> = (bench: ProductBench) => Promise<T>;
/** Fills in more data before the sign-ins, because a session does not outlive an hour of inserts. */
type Fill = (owner: pg.Client, ownerUrl: string) => Promise<void>;

/** Runs work and removes everything, even after a failure. */
export const withProductBench = async <T>(size: Size, work: Work<T>, fill?: Fill): Promise<T> => {
  const database = await openBenchDatabase(size);
  const filesFolder = await mkdtemp(join(tmpdir(), "emdia-bench-files-"));
  try {
    if (fill) {
      const owner = await openClient(database.ownerUrl);
      await askForNoDocuments(owner);
      await fill(owner, database.ownerUrl).finally(() => owner.end());
    }
    const opened = await openOn(database, filesFolder);
    return await work({ database, ...opened }).finally(opened.server.stop);
  } finally {
    await database.stop();
    await rm(filesFolder, { recursive: true, force: true });
  }
};
