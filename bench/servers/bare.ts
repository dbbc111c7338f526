import Fastify from "fastify";
import { openPool } from "../../apps/api/src/platform/database/database.ts";
import { answerSchema } from "../../apps/api/src/platform/http/answer-schema.ts";
import { CONNECTIONS } from "../../apps/api/src/start/start-server.ts";
import { FLOOR_COLUMNS, FloorAnswer } from "./floor-module.ts";
import { serveTask } from "./serve-task.ts";

const statement = `select ${FLOOR_COLUMNS} from project p where p.contractor_id = $1 and p.id = any ($2::bigint[])`;

/** The minimal implementation: the same rows from an equal pool, without session and scope. */
serveTask(async ({ databaseUrl, floor }) => {
  const pool = openPool({ url: databaseUrl, max: CONNECTIONS });
  const app = Fastify();
  app.get("/api/bench/floor", { schema: { response: { 200: answerSchema(FloorAnswer) } } }, async () => {
    const { rows } = await pool.query(statement, [floor.contractorId, floor.ids]);
    return { results: rows };
  });
  return app;
});
