import pg from "pg";
import type { TestProject } from "vitest/node";
import { systemClock } from "../src/platform/clock/clock.ts";
import { loadDemoOnce } from "../src/start/load-demo-once.ts";
import { publishCatalogueOnce } from "../src/start/publish-catalogue-once.ts";
import { migratedDatabase, TEST_SECRET } from "./migrated-database.ts";

const TEMPLATE = "emdia_template";

/** Removes the demo world's queued mails, so that a worker in a test runs only jobs of that test. */
const withoutMails = async (url: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query("delete from graphile_worker._private_jobs");
  await owner.query("delete from outbox_message");
  await owner.end();
};

/** Starts one server for all test files, with a template database that contains the demo world. */
export default async function setup(project: TestProject) {
  const { admin, url, urls, stop } = await migratedDatabase(TEMPLATE);
  try {
    await publishCatalogueOnce(url);
    await loadDemoOnce(url, { clock: systemClock, size: "small", secret: TEST_SECRET });
    await withoutMails(url);
    await admin.query(`alter database ${TEMPLATE} is_template true allow_connections false`);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("databases", urls);
  project.provide("secret", TEST_SECRET);
  return stop;
}
