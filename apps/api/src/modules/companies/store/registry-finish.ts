import { type ImportConnection, importedTables, inOwnTransaction } from "./registry-import.ts";

const ALREADY_THERE = "23505";
const LOCK_NOT_AVAILABLE = "55P03";
const SWAP_ATTEMPTS = 60;
/** Sample size for the word frequency. */
const SAMPLED_ROWS = 100_000;

const failsWith = (error: unknown, code: string): boolean => error instanceof Error && "code" in error && error.code === code;

type IndexText = { readonly table: string; readonly columns: string; readonly statement: string };

/** Index definitions of the current tables, rewritten for the new tables. */
const indexStatements = async (client: ImportConnection, table: string): Promise<readonly IndexText[]> => {
  const { rows } = await client.query<IndexText>(
    `select tablename as table, substring(indexdef from '\\(([a-z_, ]+)\\)$') as columns,
       regexp_replace(replace(indexdef, ' ON registry.', ' ON registry_next.'), 'INDEX', 'INDEX IF NOT EXISTS') as statement
     from pg_indexes where schemaname = 'registry' and tablename = $1`,
    [table],
  );
  return rows;
};

/** Deletes duplicates; the row published last remains. */
const dropRepeated = async (client: ImportConnection, { table, columns }: IndexText): Promise<number> => {
  const { rowCount } = await client.query(
    `delete from registry_next.${table} where ctid in (
       select ctid from (select ctid, row_number() over (partition by ${columns} order by ctid desc) as place from registry_next.${table}) r
       where r.place > 1)`,
  );
  return rowCount ?? 0;
};

/** Creates the indexes of the replaced table. Returns the number of duplicate rows. */
export const giveIndexes = async (client: ImportConnection, table: string): Promise<number> => {
  let repeated = 0;
  for (const index of await indexStatements(client, table)) {
    try {
      await client.query(index.statement);
    } catch (error) {
      if (!failsWith(error, ALREADY_THERE)) throw error;
      repeated += await dropRepeated(client, index);
      await client.query(index.statement);
    }
  }
  return repeated;
};

/** Collects the search words of each establishment, from its trading name and the company name. */
export const gatherWords = (client: ImportConnection) =>
  inOwnTransaction(client, async () => {
    await client.query("truncate registry_next.searched, registry_next.frequent_word");
    await client.query("analyze registry_next.company, registry_next.establishment");
    await client.query(
      `insert into registry_next.searched (cnpj, is_active, words)
       select e.cnpj, coalesce(e.situation = '02', false), name_words(concat_ws(' ', c.name, e.trading_name))
       from registry_next.establishment e left join registry_next.company c on c.root = e.root`,
    );
    await client.query(
      `insert into registry_next.frequent_word (word, per_ten_thousand)
       select s.word, s.ndoc * 10000::bigint / n.sampled from (select least(count(*), ${SAMPLED_ROWS}) as sampled, count(*) as whole
           from registry_next.searched) n
         cross join lateral ts_stat(format('select words from registry_next.searched tablesample system (%s)',
           least(100, ${SAMPLED_ROWS} * 100.0 / greatest(n.whole, 1)))) s
       where s.ndoc * 10000::bigint / n.sampled >= 5`,
    );
  });

export const hasCompanies = async (client: ImportConnection): Promise<boolean> =>
  (await client.query("select from registry_next.establishment limit 1")).rowCount === 1;

const swapOnce = (client: ImportConnection, importId: number) =>
  inOwnTransaction(client, async () => {
    await client.query("set local lock_timeout = '1s'");
    for (const table of importedTables) {
      await client.query(`drop table registry.${table}`);
      await client.query(`alter table registry_next.${table} set schema registry`);
    }
    await client.query("update registry.import set finished_at = now() where id = $1", [importId]);
  });

/** Swaps the tables in one transaction. A short lock timeout with retries keeps other queries from queuing behind a long read. */
export const swapTables = async (client: ImportConnection, importId: number): Promise<void> => {
  for (const table of importedTables) await client.query(`analyze registry_next.${table}`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await swapOnce(client, importId);
    } catch (error) {
      if (attempt === SWAP_ATTEMPTS || !failsWith(error, LOCK_NOT_AVAILABLE)) throw error;
    }
  }
};
