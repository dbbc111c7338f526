import { type FileProgress, type ImportConnection, openBatch, progressOf } from "../store/registry-import.ts";
import { copyRows } from "./copy-rows.ts";
import { copyText } from "./copy-text.ts";
import { csvRows } from "./csv-rows.ts";
import { columnsOf, layouts } from "./layouts.ts";
import { type PublishedFile, readPublished } from "./published-file.ts";

/** So much is sent at a time. */
const SEND_BYTES = 1 << 20;
/** So many bad rows of a file are kept with their reason; all of them are counted. */
const FAULTS_KEPT = 1_000;
export const BATCH_ROWS = 250_000;

type LoadProgress = { readonly file: string; readonly rowsRead: number; readonly rowsBad: number; readonly share: number };
export type Loading = {
  readonly connection: ImportConnection;
  readonly importId: number;
  /** How many rows are committed together, and are read again if the next ones are lost. */
  readonly batchRows: number;
  /** Told after each batch that is safe. */
  readonly onBatch: (told: LoadProgress) => void;
};

/** Reads rows and collects the lines of COPY, the faults, and how far it came; rows of an earlier run are passed over. */
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

/** Brings one file into its table, batch by batch, from where an earlier run was stopped. */
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
