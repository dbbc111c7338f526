import { type FileProgress, type ImportConnection, openBatch, progressOf } from "../store/registry-import.ts";
import { copyRows } from "./copy-rows.ts";
import { copyText } from "./copy-text.ts";
import { csvRows } from "./csv-rows.ts";
import { columnsOf, layouts } from "./layouts.ts";
import { type PublishedFile, readPublished } from "./published-file.ts";

/** Buffer size at which rows are sent to PostgreSQL. */
const SEND_BYTES = 1 << 20;
/** Maximum number of bad rows stored with a reason per file. All bad rows are counted. */
const FAULTS_KEPT = 1_000;
export const BATCH_ROWS = 250_000;

type LoadProgress = { readonly file: string; readonly rowsRead: number; readonly rowsBad: number; readonly share: number };
export type Loading = {
  readonly connection: ImportConnection;
  readonly importId: number;
  /** Rows per transaction. An interrupted import reads at most this many rows again. */
  readonly batchRows: number;
  /** Called after each committed batch. */
  readonly onBatch: (progress: LoadProgress) => void;
};

/** Collects COPY lines, faults and counts. Skips rows that an earlier run committed. */
const collecting = ({ kind }: PublishedFile, before: FileProgress) => {
  const out = copyText(2 * SEND_BYTES);
  const put = copyRows(layouts[kind]);
  const faults: { rowNumber: number; reason: string }[] = [];
  let bad = before.rowsBad;
  const note = (rowNumber: number, reason: string | undefined) => {
    if (reason === undefined || rowNumber <= before.rowsRead) return;
    if (bad < FAULTS_KEPT) faults.push({ rowNumber, reason });
    bad += 1;
  };
  const rows = csvRows({
    row: (row) => {
      if (row.number > before.rowsRead) note(row.number, put(out, row));
    },
    fault: note,
  });
  return { out, rows, takeFaults: () => faults.splice(0), countBad: () => bad };
};

/** Loads one file in batches, from the last committed row of an earlier run. */
export const loadFile = async ({ connection, importId, batchRows, onBatch }: Loading, file: PublishedFile): Promise<FileProgress> => {
  const before = await progressOf(connection, importId, file.name);
  if (before.isDone) return before;
  const layout = layouts[file.kind];
  const place = { importId, file: file.name, table: layout.table, columns: columnsOf(layout) };
  const { out, rows, takeFaults, countBad } = collecting(file, before);
  let batch = await openBatch(connection, place);
  let committed = before.rowsRead;

  const send = async () => {
    if (out.length > 0) await batch.write(out.bytes.subarray(0, out.length));
    out.length = 0;
  };
  const commit = async (share: number): Promise<FileProgress> => {
    await send();
    committed = Math.max(committed, rows.count());
    const progress = { rowsRead: committed, rowsBad: countBad(), isDone: share === 1 };
    await batch.commit(progress, takeFaults());
    onBatch({ file: file.name, rowsRead: progress.rowsRead, rowsBad: progress.rowsBad, share });
    return progress;
  };

  for await (const { bytes, share } of readPublished(file)) {
    rows.feed(bytes);
    if (out.length >= SEND_BYTES) await send();
    if (rows.count() - committed < batchRows) continue;
    await commit(Math.min(share, 0.999));
    batch = await openBatch(connection, place);
  }
  rows.finish();
  return commit(1);
};
