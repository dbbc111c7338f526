import type { Schema } from "@emdia/contract/route.ts";
import { sql } from "kysely";
import type * as z from "zod/mini";
import type { Tx } from "../database/transaction.ts";
import type { JobKind } from "./job.ts";

/** `key`: a second job with the same key replaces a queued one. `runAt`: earliest start. */
type Wish<Payload extends Schema> = { readonly payload: z.input<Payload>; readonly key?: string; readonly runAt?: Date };

/** Queues a job in the caller's transaction; a rollback removes it. */
export const enqueue = async <Payload extends Schema>(tx: Tx, wish: Wish<Payload> & { readonly job: JobKind<Payload> }): Promise<void> => {
  const { job, payload, key = null, runAt = null } = wish;
  await sql`select enqueue(${job.name}, ${JSON.stringify(payload)}::json, ${key}, ${runAt})`.execute(tx);
};

/** Queues many jobs in one statement. Use pages for more than some thousands. */
export const enqueueMany = async <Payload extends Schema>(
  tx: Tx,
  job: JobKind<Payload>,
  wishes: readonly Wish<Payload>[],
): Promise<void> => {
  await sql`
    select count(enqueue(${job.name}, wish -> 'payload', wish ->> 'key', (wish ->> 'runAt')::timestamptz))
    from json_array_elements(${JSON.stringify(wishes)}::json) wish`.execute(tx);
};

/** Whether a job with one of these keys is queued or running. */
export const isQueued = async (tx: Tx, keys: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ isAsked: boolean }>`select is_asked_for(${[...keys]}::text[]) as "isAsked"`.execute(tx);
  return rows[0]?.isAsked === true;
};

/** Whether any job of this kind is queued or running. */
export const isKindAskedFor = async (tx: Tx, { name }: Pick<JobKind<Schema>, "name">): Promise<boolean> => {
  const { rows } = await sql<{ isAsked: boolean }>`select is_kind_asked_for(${name}) as "isAsked"`.execute(tx);
  return rows[0]?.isAsked === true;
};
