import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import type { Tx } from "../../src/platform/database/transaction.ts";
import type { FileStore } from "../../src/platform/files/file-store.ts";
import { enqueue } from "../../src/platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../src/platform/jobs/job.ts";
import { ofProvider, undrawn, undrawnProviders } from "./sent-pendencies.ts";
import { writeDocuments } from "./write-documents.ts";

const drawDocuments = jobKind("demo.draw-documents", z.object({ providerIds: z.array(Id) }));
const DRAWN_AT_ONCE = 100;
/** Pause between batches, so that users do not notice the load. */
const REST_MS = 1_500;

const ask = (tx: Tx, providerIds: readonly number[], runAt: Date) =>
  enqueue(tx, { job: drawDocuments, payload: { providerIds: [...providerIds] }, key: drawDocuments.name, runAt });

/** Queues the job in the transaction that creates the world, so that the documents are always drawn. */
export const askForDocuments = async (tx: Tx, now: Date): Promise<void> => {
  const providerIds = await undrawnProviders(tx);
  if (providerIds.length > 0) await ask(tx, providerIds, now);
};

/** Draws one batch of one supplier, because a job has the scope of one company, then queues the next. */
export const drawDocumentsJob = (files: FileStore) =>
  defineJob(drawDocuments, ({ inScopeOf, clock }, { providerIds: [providerId, ...others] }) =>
    providerId === undefined
      ? Promise.resolve()
      : inScopeOf(providerId, async (tx) => {
          const pendencies = await undrawn(tx, ofProvider(providerId), DRAWN_AT_ONCE);
          await writeDocuments(tx, { files, atOnce: 1 }, pendencies);
          const left = pendencies.length < DRAWN_AT_ONCE ? others : [providerId, ...others];
          if (left.length > 0) await ask(tx, left, new Date(clock.now().getTime() + REST_MS));
        }),
  );
