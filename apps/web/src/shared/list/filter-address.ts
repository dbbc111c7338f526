import { type PathQuery, queryText } from "@emdia/contract/web-paths.ts";
import * as z from "zod/mini";

/** The query schema of a list: what its call takes, its address takes too. */
export type FilterSchema = z.ZodMiniObject<{ readonly page: z.core.$ZodType<number>; readonly itemsPerPage: z.core.$ZodType<number> }>;
export type FilterOf<S extends FilterSchema> = z.output<S>;
type Search = { readonly [name: string]: unknown };

/** Reads a filter from an address. What nobody can read there is left out, so that every address opens the screen. */
export const readFilter = <S extends FilterSchema>(schema: S, search: Search): FilterOf<S> => {
  const read = z.safeParse(schema, search);
  if (read.success) return read.data;

  const unreadable = new Set(read.error.issues.map(({ path }) => path[0]));
  const rest = z.safeParse(
    schema,
    Object.fromEntries(Object.entries(search).filter(([name]) => name in schema.shape && !unreadable.has(name))),
  );
  return rest.success ? rest.data : z.parse(schema, {});
};

const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a filter puts into its address: only what differs from opening the screen without one. It is read as the address will be, so that
 * neither the order of its changes nor a space typed a moment ago makes another filter of it.
 */
export const filterQuery = <S extends FilterSchema>(schema: S, filter: FilterOf<S>): PathQuery => {
  const opening: Search = z.parse(schema, {});
  return Object.fromEntries(
    Object.entries(readFilter(schema, filter)).filter(([name, value]) => !sameValue(value, opening[name])),
  ) as PathQuery;
};

/** The same filter always has the same text. */
export const filterText = <S extends FilterSchema>(schema: S, filter: FilterOf<S>): string => queryText(filterQuery(schema, filter));

/** Everything in an address that belongs to others stays where it is. */
export const replaceFilter = <S extends FilterSchema>(
  schema: S,
  { search, filter }: { readonly search: Search; readonly filter: FilterOf<S> },
): PathQuery => ({
  ...(Object.fromEntries(Object.entries(search).filter(([name]) => !(name in schema.shape))) as PathQuery),
  ...filterQuery(schema, filter),
});
