import { type PathQuery, queryText } from "@emdia/contract/web-paths.ts";
import * as z from "zod/mini";

/** Query schema of a screen, shared by its route and its URL. */
export type FilterSchema = z.ZodMiniObject<{ readonly page: z.core.$ZodType<number> }>;
export type FilterOf<S extends FilterSchema> = z.output<S>;
type Search = { readonly [name: string]: unknown };

/** Parses a filter from a URL and drops invalid values, so that every URL opens the screen. */
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
 * Query of a filter without its default values. Parsing normalises it, so that the order of changes and trailing spaces make no difference.
 */
export const filterQuery = <S extends FilterSchema>(schema: S, filter: FilterOf<S>): PathQuery => {
  const opening: Search = z.parse(schema, {});
  return Object.fromEntries(
    Object.entries(readFilter(schema, filter)).filter(([name, value]) => !sameValue(value, opening[name])),
  ) as PathQuery;
};

/** Canonical text of a filter. */
export const filterText = <S extends FilterSchema>(schema: S, filter: FilterOf<S>): string => queryText(filterQuery(schema, filter));

/** Replaces the filter in a URL and leaves other parameters. */
export const replaceFilter = <S extends FilterSchema>(
  schema: S,
  { search, filter }: { readonly search: Search; readonly filter: FilterOf<S> },
): PathQuery => ({
  ...(Object.fromEntries(Object.entries(search).filter(([name]) => !(name in schema.shape))) as PathQuery),
  ...filterQuery(schema, filter),
});
