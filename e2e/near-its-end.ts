import pg from "pg";
import { runningEmbedded } from "../apps/api/src/start/running-database.ts";

/** The day on which a document comes near its end: its dates lie as much further back, and the job of midnight looks at them. */
export const comesNearItsEnd = async (pendencyId: number): Promise<void> => {
  const connectionString = await runningEmbedded({ dataDir: process.env.EMDIA_JOURNEY_DATA ?? "" });
  if (!connectionString) throw new Error("the product of the journeys has no database");
  const owner = new pg.Client({ connectionString });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ contractorId: number }>(
      `update pendency p set expiration_date = expiration_date - left_days, approved_until = approved_until - left_days, next_due_on = next_due_on - left_days
       from (select id, next_due_on - (now() at time zone 'America/Sao_Paulo')::date as left_days from pendency where id = $1) seen
       where p.id = seen.id returning contractor_id as "contractorId"`,
      [pendencyId],
    );
    const payload = JSON.stringify({ contractorId: Number(rows[0]?.contractorId) });
    await owner.query("select enqueue('pendencies.turn-due', $1::json)", [payload]);
  } finally {
    await owner.end();
  }
};
