import pg from "pg";
import { runningEmbedded } from "../apps/api/src/start/running-database.ts";

/** Runs SQL as the database owner, for changes that only time causes. */
const asOwner = async (work: (owner: pg.Client) => Promise<unknown>): Promise<void> => {
  const connectionString = await runningEmbedded({ dataDir: process.env.EMDIA_JOURNEY_DATA ?? "" });
  if (!connectionString) throw new Error("the product of the journeys has no database");
  const owner = new pg.Client({ connectionString });
  await owner.connect();
  try {
    await work(owner);
  } finally {
    await owner.end();
  }
};

/** Moves the dates back so that the document is near its expiry, and enqueues the daily job. */
export const comesNearItsEnd = (pendencyId: number): Promise<void> =>
  asOwner(async (owner) => {
    const { rows } = await owner.query<{ contractorId: number }>(
      `update pendency p set expiration_date = expiration_date - left_days, approved_until = approved_until - left_days, next_due_on = next_due_on - left_days
       from (select id, next_due_on - (now() at time zone 'America/Sao_Paulo')::date as left_days from pendency where id = $1) seen
       where p.id = seen.id returning contractor_id as "contractorId"`,
      [pendencyId],
    );
    const payload = JSON.stringify({ contractorId: Number(rows[0]?.contractorId) });
    await owner.query("select enqueue('pendencies.turn-due', $1::json)", [payload]);
  });

/** Sets the expiry of the document under analysis to yesterday. */
export const ranOut = (pendencyId: number): Promise<void> =>
  asOwner((owner) =>
    owner.query(
      `update pendency set expiration_date = (now() at time zone 'America/Sao_Paulo')::date - 1,
         next_due_on = (now() at time zone 'America/Sao_Paulo')::date - 31 where id = $1`,
      [pendencyId],
    ),
  );

/** Sets the start of a risk schedule to an hour ago. */
export const scheduleBegan = (scheduleId: number): Promise<void> =>
  asOwner((owner) =>
    owner.query(
      "update risk_schedule set starts_at = date_trunc('minute', now() at time zone 'America/Sao_Paulo') - interval '1 hour' where id = $1",
      [scheduleId],
    ),
  );
