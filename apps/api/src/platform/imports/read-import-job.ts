import { IMPORT_CELL_LENGTH_MAX } from "@emdia/contract/imports/upload.ts";
import type { FileStore } from "../files/file-store.ts";
import { defineJob } from "../jobs/job.ts";
import type { JobContext } from "../jobs/job-context.ts";
import { readSheet, SheetFailure } from "../spreadsheets/read-sheet.ts";
import { finishImport } from "./finish-import.ts";
import type { ImportDefinition } from "./import-definition.ts";
import { enqueueImport, readImport, runImport } from "./import-jobs.ts";
import { matchColumns, missingColumns } from "./rules/match-columns.ts";
import { insertLines, type RawLine } from "./store/import-lines.ts";
import { rememberedHeadings } from "./store/import-mappings.ts";
import { findRun, lockRun, type RunKey, type StoredRun, writeFileRead } from "./store/import-runs.ts";

const PAGE_LINES = 1_000;

/** PostgreSQL rejects NUL and unpaired surrogates. */
const cleaned = (cell: string): string => cell.replaceAll("\0", "").toWellFormed().slice(0, IMPORT_CELL_LENGTH_MAX).trim();

type Content = { readonly headings: readonly string[]; readonly total: number };

/** Stores the lines in pages, so that memory does not grow with the file. A repeated read stores the same lines. */
const storeLines = async (rows: AsyncIterable<RawLine>, save: (page: readonly RawLine[]) => Promise<void>): Promise<Content> => {
  let headings: readonly string[] | undefined;
  let page: RawLine[] = [];
  let total = 0;
  for await (const { line, cells: written } of rows) {
    const cells = written.map(cleaned);
    if (!headings) {
      headings = cells;
      continue;
    }
    page.push({ line, cells });
    total += 1;
    if (page.length < PAGE_LINES) continue;
    await save(page);
    page = [];
  }
  if (!headings || total === 0) throw new SheetFailure("import.file_empty");
  await save(page);
  return { headings, total };
};

type Place = { readonly files: Pick<FileStore, "read"> };
type Reading = Place & { readonly definition: ImportDefinition };

const readLines = async ({ files }: Place, { inScopeOf }: JobContext, run: StoredRun): Promise<Content | SheetFailure> => {
  const key = { companyId: run.companyId, runId: run.id };
  const bytes = await files.read(run.fileHash);
  if (!bytes) return new SheetFailure("import.file_broken");
  try {
    const rows = readSheet(bytes, run.fileType);
    return await storeLines(rows, (page) => inScopeOf(run.companyId, (tx) => insertLines(tx, key, page)));
  } catch (error) {
    if (error instanceof SheetFailure) return error;
    throw error;
  } finally {
    bytes.destroy();
  }
};

/** Matches the headings and starts the batches, or waits for the user to assign columns. */
const beginBatches = async ({ definition }: Reading, { inScopeOf, clock }: JobContext, [key, content]: [RunKey, Content | SheetFailure]) =>
  inScopeOf(key.companyId, async (tx) => {
    const run = await lockRun(tx, key);
    if (run?.state !== "reading") return;
    const ending = { definition, run, now: clock.now() };
    if (content instanceof SheetFailure) return finishImport(tx, ending, { state: "failed", refusal: content.code });
    const columns = await definition.columns(tx, run);
    const remembered = await rememberedHeadings(tx, { companyId: key.companyId, kind: definition.kind });
    const mapping = matchColumns(content.headings, columns, remembered);
    const isComplete = missingColumns(columns, mapping).length === 0;
    await writeFileRead(tx, key, { ...content, mapping, state: isComplete ? "running" : "needs_columns" });
    if (isComplete) await enqueueImport(tx, runImport, key);
    else await finishImport(tx, ending, { state: "needs_columns" });
  });

/** Reads the file of an import into lines. */
export const readImportJob = ({
  files,
  definitions,
}: Place & {
  readonly definitions: readonly ImportDefinition[];
}) =>
  defineJob(readImport, async (context, key) => {
    const run = await context.inScopeOf(key.companyId, (tx) => findRun(tx, key.runId));
    const definition = definitions.find(({ kind }) => kind === run?.kind);
    if (!run || !definition || run.state !== "reading") return;
    await beginBatches({ files, definition }, context, [key, await readLines({ files }, context, run)]);
  });
