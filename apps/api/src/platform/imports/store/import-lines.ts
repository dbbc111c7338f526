// Lines of imports and their results.
import type { LineReason, LineResult } from "@emdia/contract/imports/report.ts";
import { sql } from "kysely";
import type { Tx } from "../../database/transaction.ts";
import type { RunKey } from "./import-runs.ts";

export type RawLine = { readonly line: number; readonly cells: readonly string[] };

/** A repeated read inserts nothing. */
export const insertLines = async (tx: Tx, { companyId, runId }: RunKey, lines: readonly RawLine[]): Promise<void> => {
  await sql`insert into import_line (company_id, run_id, line, cells)
    select ${companyId}, ${runId}, l.line, l.cells from json_to_recordset(${JSON.stringify(lines)}::json) l (line integer, cells text[])
    on conflict do nothing`.execute(tx);
};

/** The next lines behind the cursor of the run. */
export const nextLines = async (
  tx: Tx,
  { companyId, runId }: RunKey,
  { behind, atMost }: { readonly behind: number; readonly atMost: number },
): Promise<readonly RawLine[]> => {
  const { rows } = await sql<RawLine>`select line, cells from import_line
    where company_id = ${companyId} and run_id = ${runId} and line > ${behind} order by line limit ${atMost}`.execute(tx);
  return rows;
};

export const findLine = async (
  tx: Tx,
  { companyId, runId }: RunKey,
  line: number,
): Promise<{ readonly cells: readonly string[]; readonly result: LineResult | null } | undefined> =>
  tx
    .selectFrom("import_line")
    .where("company_id", "=", companyId)
    .where("run_id", "=", runId)
    .where("line", "=", line)
    .select(["cells", "result"])
    .executeTakeFirst();

/** The first processed line of each key before a line. */
export const firstLinesOf = async (
  tx: Tx,
  { companyId, runId }: RunKey,
  { keys, before }: { readonly keys: readonly string[]; readonly before: number },
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ readonly key: string; readonly line: number }>`select key, min(line) as line from import_line
    where company_id = ${companyId} and run_id = ${runId} and key = any (${[...keys]}::text[]) and line < ${before} group by key`.execute(
    tx,
  );
  return new Map(rows.map(({ key, line }) => [key, line]));
};

export type WrittenLine = {
  readonly line: number;
  readonly key: string | null;
  readonly name: string;
  readonly document: string | null;
  readonly result: LineResult;
  readonly reasons: readonly LineReason[];
  readonly rowId: number | null;
};
export const writeResults = async (tx: Tx, { companyId, runId }: RunKey, lines: readonly WrittenLine[]): Promise<void> => {
  await sql`update import_line l set key = w.key, name = w.name, document = w.document, result = w.result, reasons = w.reasons,
      row_id = w."rowId"
    from json_to_recordset(${JSON.stringify(lines)}::json) w (line integer, key text, name text, document text, result text, reasons json,
      "rowId" bigint)
    where l.company_id = ${companyId} and l.run_id = ${runId} and l.line = w.line`.execute(tx);
};

type Page = {
  /** Number of the last line that the current pass has processed. */
  readonly until: number;
  readonly results: readonly LineResult[];
  readonly limit: number;
  readonly offset: number;
};
export type ResultLine = Omit<WrittenLine, "key">;
export const resultPage = async (
  tx: Tx,
  { companyId, runId }: RunKey,
  { until, results, limit, offset }: Page,
): Promise<readonly ResultLine[]> => {
  const { rows } = await sql<ResultLine>`select line, name, document, result, reasons, row_id as "rowId" from import_line
    where company_id = ${companyId} and run_id = ${runId} and result = any (${[...results]}::text[]) and line <= ${until}
    order by line limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};

export type FailedLine = RawLine & { readonly reasons: readonly LineReason[] };
/** Failed lines behind a line, with their original cells. */
export const failedLines = async (
  tx: Tx,
  { companyId, runId }: RunKey,
  { behind, until, atMost }: { readonly behind: number; readonly until: number; readonly atMost: number },
): Promise<readonly FailedLine[]> => {
  const { rows } = await sql<FailedLine>`select line, cells, reasons from import_line
    where company_id = ${companyId} and run_id = ${runId} and result = 'failed' and line > ${behind} and line <= ${until}
    order by line limit ${atMost}`.execute(tx);
  return rows;
};

type Written = { readonly line: number; readonly rowId: number };
/** Rows that the import created, behind a line. */
export const createdRows = async (
  tx: Tx,
  { companyId, runId }: RunKey,
  { behind, atMost }: { readonly behind: number; readonly atMost: number },
): Promise<readonly Written[]> => {
  const { rows } = await sql<Written>`select line, row_id as "rowId" from import_line
    where company_id = ${companyId} and run_id = ${runId} and result = 'created' and row_id is not null and line > ${behind}
    order by line limit ${atMost}`.execute(tx);
  return rows;
};
