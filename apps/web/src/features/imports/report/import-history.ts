import { IMPORT_HISTORY_EXTRA_DELAY_MS, IMPORT_HISTORY_PAGE_SIZE } from "@emdia/contract/limits.ts";
import type { ReportQuery } from "../../../shared/imports/import-calls.ts";

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/** Loads the lines of a report, up to 9999 a request, and resolves 1500 ms after the answer (R-490, CD-128). */
export const loadHistory = async <A>(ask: (query: ReportQuery) => Promise<A>, query: Omit<ReportQuery, "itemsPerPage">): Promise<A> => {
  const answer = await ask({ ...query, itemsPerPage: IMPORT_HISTORY_PAGE_SIZE });
  await wait(IMPORT_HISTORY_EXTRA_DELAY_MS);
  return answer;
};
