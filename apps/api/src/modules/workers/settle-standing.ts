import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { MissingDocumentsProvider } from "./missing-documents.ts";
import { reasonsIn } from "./rules/standing.ts";
import { standingChangesOn, storedStanding } from "./rules/stored-standing.ts";
import { standingFacts } from "./standing-facts.ts";
import { lockSettled } from "./store/settling.ts";
import { writeStandings } from "./store/standings.ts";

type Input = Pick<MissingDocumentsProvider, "findMissingDocuments"> & {
  readonly providerId: number;
  readonly workerIds: readonly number[];
  readonly today: IsoDay;
};

/**
 * Stores whether these workers may work today, and returns how many rows changed. Locks the workers before it reads the facts: of two jobs, the
 * later one reads what both transactions committed. Idempotent.
 */
export const settleStandings = async (tx: Tx, input: Input): Promise<number> => {
  const { providerId, workerIds, today } = input;
  if (workerIds.length === 0) return 0;
  await lockSettled(tx, { providerId, workerIds });
  const workers = (await standingFacts(tx, input)).map(({ id, links }) => ({
    workerId: id,
    links: links.map(({ contractorId, projectId, facts }) => ({ contractorId, projectId, reasons: reasonsIn(facts) })),
  }));
  return writeStandings(tx, {
    providerId,
    workerIds,
    answers: workers.flatMap(({ workerId, links }) =>
      links.map(({ contractorId, projectId, reasons }) => ({
        workerId,
        contractorId,
        projectId,
        standing: storedStanding(reasons, today),
      })),
    ),
    changes: workers.map(({ workerId, links }) => ({
      workerId,
      on: standingChangesOn(
        links.flatMap(({ reasons }) => reasons),
        today,
      ),
    })),
  });
};
