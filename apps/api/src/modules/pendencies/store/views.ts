import { ViewFilter } from "@emdia/contract/pendencies/view-routes.ts";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { Scope } from "../../../platform/access/scope.ts";
import { violatesUnique } from "../../../platform/database/violations.ts";

export type ViewToSave = { readonly name: string; readonly filter: ViewFilter };
export type View = ViewToSave & { readonly id: number };
/** Without a filter the stored one stays. */
export type ViewToChange = { readonly id: number; readonly name: string; readonly filter?: ViewFilter | undefined };
type Mine = Pick<Scope, "tx" | "account">;
type Saved = View | "name_taken";

const columns = ["id", "name", "filter"] as const;

/** A stored filter that no longer parses opens the list with its defaults, as an invalid URL does. */
const readFilter = (filter: unknown): ViewFilter => {
  const parsed = z.safeParse(ViewFilter, filter);
  return parsed.success ? parsed.data : {};
};
const viewOf = ({ filter, ...named }: { readonly id: number; readonly name: string; readonly filter: unknown }): View => ({
  ...named,
  filter: readFilter(filter),
});

const nameTakenOr = async <T>(work: Promise<T>): Promise<T | "name_taken"> => {
  try {
    return await work;
  } catch (error) {
    if (violatesUnique(error, "pendency_view_name")) return "name_taken";
    throw error;
  }
};

export const viewsOf = async ({ tx, account }: Mine): Promise<readonly View[]> => {
  const rows = await tx.selectFrom("pendency_view").select(columns).where("account_id", "=", account.id).orderBy("name").execute();
  return rows.map(viewOf);
};

/** Takes an advisory lock per account, so that concurrent saves cannot exceed the limit. */
export const countViews = async ({ tx, account }: Mine): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views of ${account.id}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom("pendency_view")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", account.id)
    .executeTakeFirstOrThrow();
  return count;
};

export const insertView = ({ tx, account }: Mine, { name, filter }: ViewToSave): Promise<Saved> =>
  nameTakenOr(
    tx
      .insertInto("pendency_view")
      .values({ account_id: account.id, name, filter: JSON.stringify(filter) })
      .returning(columns)
      .executeTakeFirstOrThrow()
      .then(viewOf),
  );

export const updateView = ({ tx, account }: Mine, { id, name, filter }: ViewToChange): Promise<Saved | undefined> =>
  nameTakenOr(
    tx
      .updateTable("pendency_view")
      .set({ name, ...(filter && { filter: JSON.stringify(filter) }) })
      .where("account_id", "=", account.id)
      .where("id", "=", id)
      .returning(columns)
      .executeTakeFirst()
      .then((row) => row && viewOf(row)),
  );

export const deleteViewRow = async ({ tx, account }: Mine, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom("pendency_view")
    .where("account_id", "=", account.id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
