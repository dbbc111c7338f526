import { copyRows } from "../apps/api/src/modules/companies/registry/copy-rows.ts";
import { copyText } from "../apps/api/src/modules/companies/registry/copy-text.ts";
import { csvRows } from "../apps/api/src/modules/companies/registry/csv-rows.ts";
import { layouts } from "../apps/api/src/modules/companies/registry/layouts.ts";
import { type PublishedFile, publishedFiles, readPublished } from "../apps/api/src/modules/companies/registry/published-file.ts";

/** Smaller files are parsed too fast to measure. */
const BYTES_MIN = 1_000_000;
const SENT_BYTES = 1 << 20;

export type ParsingSpeed = { readonly file: string; readonly rows: number; readonly "rows a second": number };

/** Measures CPU time of this thread from unzipped bytes to COPY lines. */
const speedOf = async (file: PublishedFile): Promise<ParsingSpeed> => {
  const pieces: Buffer[] = [];
  for await (const { bytes } of readPublished(file)) pieces.push(bytes);
  const out = copyText(2 * SENT_BYTES);
  const put = copyRows(layouts[file.kind]);
  const reader = csvRows({
    row: (row) => {
      if (put(out, row) !== undefined) throw new Error(`row ${row.number} of ${file.name} is bad`);
      if (out.length > SENT_BYTES) out.length = 0;
    },
    fault: (number) => {
      throw new Error(`row ${number} of ${file.name} cannot be read`);
    },
  });
  const before = process.threadCpuUsage();
  for (const bytes of pieces) reader.feed(bytes);
  reader.finish();
  const { user, system } = process.threadCpuUsage(before);
  return { file: file.name, rows: reader.count(), "rows a second": Math.round(reader.count() / ((user + system) / 1e6)) };
};

export const parsingSpeeds = async (folder: string): Promise<readonly ParsingSpeed[]> => {
  const speeds: ParsingSpeed[] = [];
  for (const file of await publishedFiles(folder)) if (file.bytes > BYTES_MIN) speeds.push(await speedOf(file));
  return speeds;
};
