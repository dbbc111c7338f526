import { type RawBuilder, sql } from "kysely";

const MARK = "/* in order */ ";

/**
 * Says of a statement that it walks through an index in its order until a page is full. The policy that says whose rows may be read makes the
 * planner expect few of them, so that it would rather read them all and sort them: it is not let.
 */
export const forceIndexOrder = <T>(statement: RawBuilder<T>): RawBuilder<T> => sql<T>`${sql.raw(MARK)}${statement}`;

const AMONG_MARKS = 40;
export const walksInOrder = (text: unknown): boolean => typeof text === "string" && text.slice(0, AMONG_MARKS).includes(MARK);
