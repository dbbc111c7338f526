import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { api } from "../../api/api.ts";
import { type ConcurrentChange, overtakenBy } from "./concurrent-change.ts";

/** More than the number of history entries that usually follow the last move. */
const SAID_SINCE = 50;

type Read = Pick<Pendency, "id" | "version">;
/** The concurrent change since `version`; its move may be the reason for a refusal. */
export const overtakenSince = async ({ id, version }: Read, now: Pendency): Promise<ConcurrentChange | null> => {
  if (now.version === version) return null;
  if (!now.can.seeHistory) return overtakenBy(now, []);
  const history = await api("GET /pendencies/{id}/history")({ id, query: { page: FIRST_PAGE, itemsPerPage: SAID_SINCE } });
  return overtakenBy(now, history.results);
};

export const overtakenNow = async (read: Read): Promise<ConcurrentChange | null> =>
  overtakenSince(read, await api("GET /pendencies/{id}")({ id: read.id }));
