import pg from "pg";
import { openClient } from "../../apps/api/src/platform/database/connect-as-owner.ts";
import { buildProduct } from "../servers/build-product.ts";
import type { ServerTask } from "../servers/fork-server.ts";

type Statement = { readonly name?: string; readonly text: string; readonly values: readonly unknown[] };
export type Sent = { readonly opening: string; readonly statements: readonly Statement[] };
type Input = { readonly path: string; readonly token: string };

/** A client that records its statements. */
const recordingClient = (sent: Statement[]) =>
  class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as (...given: unknown[]) => unknown;
      const record = (...given: unknown[]) => {
        const [asked, values] = given;
        sent.push(typeof asked === "string" ? { text: asked, values: Array.isArray(values) ? values : [] } : (asked as Statement));
        return query(...given);
      };
      this.query = record as typeof this.query;
    }
  };

/** The SQL that the product sends for a request: opening and statements. */
export const statementsOf = async (task: ServerTask, { path, token }: Input): Promise<Sent> => {
  const sent: Statement[] = [];
  const pool = new pg.Pool({
    connectionString: task.databaseUrl,
    max: 1,
    pipeline: true,
    Client: recordingClient(sent) as new () => pg.Client,
  });
  const app = await buildProduct(pool, task);
  const { statusCode, body } = await app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
  await app.close();
  await pool.end();
  const [opening, ...statements] = sent;
  if (statusCode !== 200 || !opening?.text.startsWith("begin") || statements.pop()?.text !== "commit")
    throw new Error(
      `GET ${path} answered ${statusCode} ${body.slice(0, 200)} after ${sent.map(({ text }) => text.slice(0, 60)).join("; ")}`,
    );
  return { opening: opening.text, statements };
};

export type Replay = { readonly run: () => Promise<void>; readonly close: () => Promise<void> };

/** Runs the same statements on a plain connection with the same role and settings, in one open transaction. */
export const openReplay = async ({ databaseUrl }: ServerTask, { opening, statements }: Sent): Promise<Replay> => {
  const client = await openClient(databaseUrl);
  await client.query(opening);
  return {
    run: async () => {
      for (const { values, ...statement } of statements) await client.query({ ...statement, values: [...values] });
    },
    close: () => client.end(),
  };
};
