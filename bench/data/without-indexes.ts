import type pg from "pg";

type Index = { readonly name: string; readonly made: string };

/** Drops the indexes during a bulk insert and recreates them, which saves minutes. Indexes of constraints stay. */
export const withoutIndexes = async (owner: pg.Client, table: string, work: () => Promise<unknown>): Promise<void> => {
  const { rows: indexes } = await owner.query<Index>(
    `select indexname as name, indexdef as made from pg_indexes where schemaname = 'public' and tablename = $1
      and indexname not in (select conname from pg_constraint where conrelid = $1::regclass)`,
    [table],
  );
  for (const { name } of indexes) await owner.query(`drop index ${name}`);
  await work();
  await owner.query("set maintenance_work_mem = '256MB'");
  for (const { made } of indexes) await owner.query(made);
};
