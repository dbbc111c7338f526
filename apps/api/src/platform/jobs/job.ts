import type { Schema } from "@emdia/contract/route.ts";
import * as z from "zod/mini";
import type { JobContext } from "./job-context.ts";

/** A kind of job: its name (`module.verb-noun`) and the schema of its payload. */
export type JobKind<Payload extends Schema> = { readonly name: string; readonly payload: Payload };

/** A job with its code. It may run twice, so it is idempotent; a large job processes one page and queues the next. */
export type Job = { readonly name: string; readonly run: (context: JobContext, written: unknown) => Promise<void> };

/** A failure that no retry can fix. */
export class HopelessJob extends Error {}

const JOB_NAME = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9]*-[a-z0-9-]+$/;

export const jobKind = <Payload extends Schema>(name: string, payload: Payload): JobKind<Payload> => {
  if (!JOB_NAME.test(name)) throw new Error(`"${name}" is no name for a job: it reads module.verb-noun`);
  return { name, payload };
};

const parsePayload = <Payload extends Schema>({ name, payload }: JobKind<Payload>, written: unknown): z.output<Payload> => {
  const parsed = z.safeParse(payload, written);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join(".") || "everything");
  throw new HopelessJob(`the payload of ${name} is invalid: ${[...new Set(fields)].join(", ")}`);
};

export const defineJob = <Payload extends Schema>(
  kind: JobKind<Payload>,
  run: (context: JobContext, payload: z.output<Payload>) => Promise<void>,
): Job => ({ name: kind.name, run: (context, written) => run(context, parsePayload(kind, written)) });
