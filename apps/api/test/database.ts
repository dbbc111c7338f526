import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { openPool } from "../src/platform/database/database.ts";

/** Values that `template.ts` provides to each test file. */
declare module "vitest" {
  interface ProvidedContext {
    databases: { readonly owner: string; readonly app: string; readonly sweep: string };
    secret: string;
  }
}

export type OwnDatabase = {
  /** Pool of the application's role. */
  readonly appPool: () => pg.Pool;
  /** Pool of the owner, which bypasses row-level security: for setup and assertions only. */
  readonly ownerPool: () => pg.Pool;
  readonly url: (user: "owner" | "app" | "sweep") => string;
};

const within = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** A database for one test file, copied from the template with the demo world. */
export const ownDatabase = (): OwnDatabase => {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const servers = inject("databases");
  const pools: { app?: pg.Pool; owner?: pg.Pool } = {};
  const admin = new pg.Client({ connectionString: servers.owner });
  beforeAll(async () => {
    await admin.connect();
    await admin.query(`create database ${name} template emdia_template strategy file_copy`);
    pools.app = openPool({ url: within(servers.app, name), max: 8 });
    pools.owner = openPool({ url: within(servers.owner, name), max: 3 });
  });
  afterAll(async () => {
    await Promise.all([pools.app?.end(), pools.owner?.end()]);
    await admin.query(`drop database ${name} (force)`);
    await admin.end();
  });
  const opened = (pool: pg.Pool | undefined) => {
    if (!pool) throw new Error("the database of this file is not open yet");
    return pool;
  };
  return { appPool: () => opened(pools.app), ownerPool: () => opened(pools.owner), url: (user) => within(servers[user], name) };
};
