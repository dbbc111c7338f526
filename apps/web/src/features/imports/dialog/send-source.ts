import type { RepeatKeys } from "../../../shared/api/repeat-keys.ts";
import { importCalls } from "../../../shared/imports/import-calls.ts";
import type { ImportPlace } from "../../../shared/imports/import-place.ts";
import type { AcceptedImport, ImportMode } from "../../../shared/imports/sending/send-spreadsheet.ts";
import { uploadSpreadsheet } from "../../../shared/imports/sending/upload-spreadsheet.ts";
import { readPastedRows } from "./pasted-rows.ts";

/** What the user imports: a spreadsheet file, or rows pasted as text. */
export type ImportSource = { readonly kind: "file"; readonly file: File } | { readonly kind: "rows"; readonly text: string };

type Options = {
  readonly place: ImportPlace;
  readonly companyId: number;
  readonly mode: ImportMode;
  /** Undefined for imports without a description. */
  readonly description: string | undefined;
  readonly keys: RepeatKeys;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly onLost: () => void;
};

/** Sends the source. The idempotency key is the same for a repeated attempt with the same source and fields. */
export const sendSource = (source: ImportSource, options: Options): Promise<AcceptedImport> => {
  const { place, companyId, mode, description, keys, signal, onProgress, onLost } = options;
  const calls = importCalls(place);
  if (source.kind === "file") {
    const { file } = source;
    const name = [companyId, mode, description, file.name, file.size, file.lastModified].join(" ");
    const upload = { path: calls.uploadPath, file, mode, description, companyId };
    return keys(name, (idempotencyKey) => uploadSpreadsheet({ ...upload, idempotencyKey }, { signal, onProgress, onLost }));
  }
  const read = readPastedRows(source.text);
  const rows = read.ok ? read.rows.map((row) => [...row]) : [];
  const { paste } = calls;
  if (!paste) throw new Error(`an import of ${place.kind} takes no pasted rows`);
  return keys([companyId, mode, description, source.text].join(" "), (idempotencyKey) =>
    paste({ mode, rows, description: description ?? "" }, { companyId, idempotencyKey, signal }),
  );
};
