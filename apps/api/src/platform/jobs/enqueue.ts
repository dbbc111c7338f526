import type { Schema } from "@emdia/contract/route.ts";
import { sql } from "kysely";
import type * as z from "zod/mini";
import type { Tx } from "../database/transaction.ts";
import type { JobKind } from "./job.ts";

/** `key`: asking again under the same key before it ran replaces what was asked. `runAt`: not before. */
type Wish<Payload extends Schema> = { readonly payload: z.input<Payload>; readonly key?: string; readonly runAt?: Date };

/** Asks for a job within the caller's transaction: when that rolls back, nothing was ever asked. */
export const enqueue = async <Payload extends Schema>(tx: Tx, wish: Wish<Payload> & { readonly job: JobKind<Payload> }): Promise<void> => {
  const { job, payload, key = null, runAt = null } = wish;
  await sql`select enqueue(${job.name}, ${JSON.stringify(payload)}::json, ${key}, ${runAt})`.execute(tx);
};

/** Asks for many at once, in one statement; thousands are fine, more belong into pages. */
export const enqueueMany = async <Payload extends Schema>(
  tx: Tx,
  job: JobKind<Payload>,
  wishes: readonly Wish<Payload>[],
): Promise<void> => {
  await sql`
    select count(enqueue(${job.name}, wish -> 'payload', wish ->> 'key', (wish ->> 'runAt')::timestamptz))
    from json_array_elements(${JSON.stringify(wishes)}::json) wish`.execute(tx);
};

/** Whether a job waits or runs under one of these keys. */
export const isQueued = async (tx: Tx, keys: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ isAsked: boolean }>`select is_asked_for(${[...keys]}::text[]) as "isAsked"`.execute(tx);
  return rows[0]?.isAsked === true;
};

/** Whether any job of a kind waits or runs, for whomever. */
export const isKindAskedFor = async (tx: Tx, { name }: Pick<JobKind<Schema>, "name">): Promise<boolean> => {
  const { rows } = await sql<{ isAsked: boolean }>`select is_kind_asked_for(${name}) as "isAsked"`.execute(tx);
  return rows[0]?.isAsked === true;
};
