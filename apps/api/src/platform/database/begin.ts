import type pg from "pg";
import { keptAs } from "./kept-plan.ts";

/** One connection from its `begin` to its end. */
export type Begun = {
  readonly opened: Promise<pg.QueryResultRow | undefined>;
  readonly ask: (asked: readonly unknown[]) => Promise<unknown>;
  /** Commits or undoes, and gives the connection back. */
  readonly finish: (statement: "commit" | "rollback") => Promise<void>;
};

const asError = (error: unknown): Error | true => (error instanceof Error ? error : true);

/** A failure belongs to whoever waits for the answer; nobody may yet. */
const sent = <T>(answer: Promise<T>): Promise<T> => {
  answer.catch(() => undefined);
  return answer;
};

const lastRow = (results: unknown): pg.QueryResultRow | undefined =>
  Array.isArray(results) ? (results.at(-1) as pg.QueryResult).rows[0] : undefined;

/** Numbers as PostgreSQL reads them: the driver would look at each of thousands for what has to be quoted. */
const written = (value: unknown): unknown =>
  Array.isArray(value) && value.every((one) => typeof one === "number") ? `{${value.join(",")}}` : value;

type Query = (...asked: readonly unknown[]) => Promise<pg.QueryResult>;
/** Which statements keep their plan is a setting, which leaves together with the first that needs another: whatever keeps none is planned for what it is asked. */
const planning = (query: Query) => {
  let isKept = false;
  return (keeps: boolean): void => {
    if (keeps !== isKept) sent(query(keeps ? "set local plan_cache_mode = force_generic_plan" : "set local plan_cache_mode to default"));
    isKept = keeps;
  };
};

/** Resolves once whatever comes next may leave: on a pipelined connection that is at once, before anything was answered. */
export const begin = async (pool: pg.Pool, opening: string): Promise<Begun> => {
  const client = await pool.connect();
  const query = client.query.bind(client) as Query;
  /** `begin` and the settings of row-level security travel together, so that a request pays one round trip for both. */
  const opened = sent(query(`begin; ${opening}`).then(lastRow));
  opened.catch((error: unknown) => client.release(asError(error)));

  const plan = planning(query);
  const ask = async ([text, values, ...rest]: readonly unknown[]) => {
    const asked = [text, Array.isArray(values) ? values.map(written) : values, ...rest];
    const name = keptAs(text);
    plan(name !== undefined);
    const answer = sent(name === undefined ? query(...asked) : query({ name, text, values: asked[1] }));
    await opened; // it says more of a failure than what was asked behind it
    return answer;
  };
  const finish = async (statement: "commit" | "rollback") => {
    const finished = await query(statement).catch((error: unknown) => {
      client.release(asError(error));
      if (statement === "commit") throw error;
    });
    if (!finished) return;
    client.release();
    if (statement === "commit" && finished.command !== "COMMIT")
      throw new Error("what this transaction wrote was undone: a statement in it had failed");
  };
  return { opened, ask, finish };
};
