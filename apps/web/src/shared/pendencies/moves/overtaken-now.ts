import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { api } from "../../api/api.ts";
import { type ConcurrentChange, overtakenBy } from "./concurrent-change.ts";

/** What was said about a pendency since it was moved last is less than this. */
const SAID_SINCE = 50;

type Read = Pick<Pendency, "id" | "version">;
/** Whether somebody moved a pendency since it was read, and who: what stands in the way of a move may be what they did. */
export const overtakenSince = async ({ id, version }: Read, now: Pendency): Promise<ConcurrentChange | null> => {
  if (now.version === version) return null;
  if (!now.can.seeHistory) return overtakenBy(now, []);
  const history = await api("GET /pendencies/{id}/history")({ id, query: { page: FIRST_PAGE, itemsPerPage: SAID_SINCE } });
  return overtakenBy(now, history.results);
};

export const overtakenNow = async (read: Read): Promise<ConcurrentChange | null> =>
  overtakenSince(read, await api("GET /pendencies/{id}")({ id: read.id }));
