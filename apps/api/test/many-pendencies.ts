import type { World } from "./world.ts";

type Owner = Pick<World, "database">;
type Called = { readonly name: string; readonly contract?: string; readonly many: number };

/** Projects of a contractor that are called alike, each with its number. */
export const manyProjects = async (
  { database }: Owner,
  contractorId: number,
  { name, contract, many }: Called,
): Promise<readonly number[]> => {
  const { rows } = await database.ownerPool().query<{ id: number }>(
    `insert into project (contractor_id, name, contract_number, start_date, end_date, provider_count)
     select $1, $2 || n, $3 || n, date '2024-01-01', date '2027-01-01', 1 from generate_series(1, $4::integer) n returning id`,
    [contractorId, `${name} `, contract === undefined ? null : `${contract}-`, many],
  );
  return rows.map(({ id }) => id);
};

/** Thousands of pendencies in one statement, which the database takes as they are and sums up then. */
export const insertPendencies = async (
  { database }: Owner,
  contractorId: number,
  { statement, values }: { readonly statement: string; readonly values: readonly unknown[] },
): Promise<void> => {
  const owner = database.ownerPool();
  const client = await owner.connect();
  await client.query("begin; set local session_replication_role = replica");
  await client.query(statement, [...values]);
  await client.query("commit");
  client.release();
  await owner.query("select mend_pendency_counts($1)", [contractorId]);
  await owner.query("vacuum analyze pendency, pendency_count, project");
};
