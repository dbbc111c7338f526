import { inject } from "vitest";
import { sendRequestedLinkJob } from "../../src/modules/identity/index.ts";
import { jobHand } from "../pendency-jobs.ts";
import type { World } from "../world.ts";

/** Runs the queued link jobs, as the worker does. */
export const sendAskedLinks = async (world: World): Promise<void> => {
  const { name, run } = sendRequestedLinkJob({ secret: inject("secret") });
  const owner = world.database.ownerPool();
  const { rows } = await owner.query<{ id: string; payload: unknown }>(
    `select j.id, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id`,
    [name],
  );
  for (const { payload } of rows) await run(jobHand(world), payload);
  await owner.query("select graphile_worker.complete_jobs($1::bigint[])", [rows.map(({ id }) => id)]);
};

/** Requests a password reset for the account and sends the mail. */
export const forget = async (world: World, email: string) => {
  const reply = await world.anonymous()("POST /authentication/password/forgot")({ body: { email } });
  await sendAskedLinks(world);
  return reply;
};
