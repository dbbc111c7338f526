import { resolve } from "node:path";
import { StartFailure } from "../config/start-failure.ts";
import { placeOf } from "./connect-as-owner.ts";

/** Migration 1 of the series before the baseline. No migration leads from its tables to the current ones. */
const EARLIER_FIRST = "0001-text-and-scope.sql";

export type DatabasePlace = {
  readonly ownerUrl: string;
  /** The data folder of the embedded server; undefined if DATABASE_URL names a server. */
  readonly embeddedIn?: string | undefined;
};

/** Refuses a database that the series before the baseline created, and leaves it unchanged. */
export const refuseEarlierSeries = (applied: readonly { readonly name: string }[], { ownerUrl, embeddedIn }: DatabasePlace): void => {
  if (!applied.some(({ name }) => name === EARLIER_FIRST)) return;
  if (embeddedIn === undefined) {
    throw new StartFailure(
      `An earlier version created the database ${placeOf(ownerUrl)}, and this version cannot migrate it: give DATABASE_URL an empty database, and start again. Nothing was deleted.`,
    );
  }
  const folder = resolve(embeddedIn);
  throw new StartFailure(
    `An earlier version created the database in ${folder}, and this version cannot migrate it: move that folder away, or choose another with EMDIA_DATA_DIR, and start again. Nothing was deleted.`,
  );
};
