import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Entry, EntrySource } from "../rules/entry.ts";

/** A company that a contractor entered. */
export type EnteredCompany = Entry & {
  readonly id: number;
  readonly contractorId: number;
  readonly cnpj: string;
  readonly version: number;
  readonly enteredAt: Date;
  readonly registeredId: number | null;
};

const columns = [
  "e.id",
  "e.contractor_id as contractorId",
  "e.cnpj",
  "e.name as companyName",
  "e.trading_name as tradingName",
  "e.city",
  "e.state",
  "e.version",
  "e.entered_at as enteredAt",
  "c.id as registeredId",
] as const;

const enteredBy = (scope: Scope, contractorIds: readonly number[]) =>
  scope.tx
    .selectFrom("entered_company as e")
    .leftJoin("company as c", "c.cnpj", "e.cnpj")
    .where(sql<boolean>`e.contractor_id = any (${contractorIds}::bigint[])`)
    .select([...columns, sql<EntrySource>`e.source`.as("source")]);

type FindOptions = { readonly id: number; readonly contractorIds: readonly number[]; readonly toChange?: boolean };
/** Loads an entered company of these contractors; `toChange` adds a row lock. */
export const findEntered = (scope: Scope, { id, contractorIds, toChange = false }: FindOptions): Promise<EnteredCompany | undefined> =>
  enteredBy(scope, contractorIds)
    .where("e.id", "=", id)
    .$if(toChange, (rows) => rows.forUpdate("e"))
    .executeTakeFirst();

export const enteredUnder = (scope: Scope, contractorId: number, cnpj: string): Promise<EnteredCompany | undefined> =>
  enteredBy(scope, [contractorId]).where("e.cnpj", "=", cnpj).executeTakeFirst();

const fieldsOf = ({ companyName, tradingName, city, state, source }: Entry) => ({
  name: companyName,
  trading_name: tradingName,
  city,
  state,
  source,
});

/** Returns false if the contractor already entered this CNPJ. */
export const insertEntered = async (scope: Scope, cnpj: string, entry: Entry & { readonly contractorId: number }): Promise<boolean> => {
  const made = await scope.tx
    .insertInto("entered_company")
    .values({ contractor_id: entry.contractorId, cnpj, entered_at: scope.now, ...fieldsOf(entry) })
    .onConflict((conflict) => conflict.columns(["contractor_id", "cnpj"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
};

type Key = Pick<EnteredCompany, "contractorId" | "id">;
export const writeEntered = async (scope: Scope, { contractorId, id, version }: EnteredCompany, entry: Entry): Promise<void> => {
  await scope.tx
    .updateTable("entered_company")
    .set({ ...fieldsOf(entry), version: version + 1 })
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .execute();
};

const invitations = ({ contractorId, id }: Key) =>
  sql`project_supplier_invitation where contractor_id = ${contractorId} and entered_id = ${id}`;

/** Whether a project invitation that is not cancelled refers to the entered company. */
export const isAwaited = async (scope: Scope, key: Key): Promise<boolean> => {
  const { rows } = await sql`select from ${invitations(key)} and status <> 'cancelled' limit 1`.execute(scope.tx);
  return rows.length > 0;
};

/** Deletes an entered company with its cancelled invitations that have no e-mail; the others lose the reference. */
export const deleteEntered = async (scope: Scope, key: Key): Promise<void> => {
  await sql`delete from ${invitations(key)} and email is null`.execute(scope.tx);
  await sql`update project_supplier_invitation set entered_id = null where contractor_id = ${key.contractorId} and entered_id = ${key.id}`.execute(
    scope.tx,
  );
  await sql`delete from entered_company where contractor_id = ${key.contractorId} and id = ${key.id}`.execute(scope.tx);
};
