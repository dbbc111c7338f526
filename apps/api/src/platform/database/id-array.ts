import { type RawBuilder, sql } from "kysely";

/** Sends ids as one text parameter, because the driver quotes each element of an array. */
export const idArray = (ids: readonly number[]): RawBuilder<unknown> => sql`${`{${ids.join(",")}}`}::bigint[]`;
