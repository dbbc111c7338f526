import * as z from "zod/mini";
import { DEFAULT_PAGE_SIZE, FIRST_PAGE, PAGE_SIZE_MAX } from "./limits.ts";
import type { Schema } from "./route.ts";
import { freeText } from "./text.ts";

type Typed<T> = T | string;
/** Rejects other notations of a number (`+1`, `1e3`, `0x1`). */
const numberIn = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);
/** Parses a number of a query, which arrives as text. */
export const queryNumber = <S extends z.ZodMiniNumber>(schema: S) =>
  z.pipe(
    z.transform((value: Typed<number>): unknown => (typeof value === "string" ? numberIn(value) : value)),
    schema,
  );
const flags: { readonly [text: string]: boolean } = { true: true, false: false };
export const queryFlag = z.pipe(
  z.transform((value: Typed<boolean>): unknown => (typeof value === "string" ? flags[value] : value)),
  z.boolean(),
);
/** One value or several, parsed to a list of distinct values. An empty list is invalid: the caller omits the parameter instead. */
export const queryList = <S extends Schema>(item: S) =>
  z.pipe(
    z.transform((value: z.input<S> | readonly z.input<S>[]): unknown => (Array.isArray(value) ? value : [value])),
    z.array(item).check(
      z.minLength(1),
      z.maxLength(PAGE_SIZE_MAX),
      z.overwrite((values) => [...new Set(values)]),
    ),
  );

export const Id = z.int().check(z.positive());
export const queryId = queryNumber(Id);
export const searchText = freeText(200);

const page = queryNumber(z.int().check(z.minimum(FIRST_PAGE), z.maximum(1_000_000)));
const pageSize = queryNumber(z.int().check(z.minimum(1), z.maximum(PAGE_SIZE_MAX)));
/** Paging fields of every list query. */
export const paging = (defaultSize: number = DEFAULT_PAGE_SIZE) => ({
  page: z._default(page, FIRST_PAGE),
  itemsPerPage: z._default(pageSize, defaultSize),
});
export type Paging = { readonly page: number; readonly itemsPerPage: number };

export const PagingMeta = z.object({
  itemsPerPage: z.int(),
  totalResults: z.int(),
  page: z.int(),
  lastPage: z.int(),
  /** False if the count stopped at its limit: the screen then shows "mais de". */
  totalIsExact: z.boolean(),
});
export type PagingMeta = z.output<typeof PagingMeta>;

/** Envelope of every list. */
export const list = <S extends Schema>(item: S) => z.object({ results: z.array(item), meta: PagingMeta });

/** Instants are ISO text with a zone, days are YYYY-MM-DD. PostgreSQL has no year 0. */
export const Day = z.iso.date().check(z.refine((day) => !day.startsWith("0000"), "Invalid day."));
const yearOf = (day: string): number => Number(day.slice(0, 4));
/** Day within a range of years, because a typing error could otherwise create requirements for a thousand years. */
export const dayOfYears = (first: number, last: number) =>
  Day.check(z.refine((day) => yearOf(day) >= first && yearOf(day) <= last, "day_out_of_reach"));
export const Instant = z.iso.datetime({ offset: true });
/** Response without content. */
export const Nothing = z.null();
