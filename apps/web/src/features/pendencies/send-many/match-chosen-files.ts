import { FILE_MATCH_BATCH_MAX, FILE_MATCH_TEXT_MAX_LENGTH, FILE_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { api } from "../../../shared/api/api.ts";
import { companyIdParam } from "../../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../../shared/session/companies/selected-companies.ts";
import { type FileLine, newLine } from "./file-lines.ts";

export type MatchedBatch = { readonly lines: readonly FileLine[]; readonly isWhole: boolean; readonly today: string };
type Options = {
  readonly firstKey: number;
  readonly companies: SelectedCompanies;
  readonly onProgress: (done: number) => void;
  /** Receives each batch at once, so that a lost connection does not discard the earlier ones. */
  readonly onBatch: (matched: MatchedBatch) => void;
  readonly signal: AbortSignal;
};

const isPdf = ({ name, type }: File): boolean => type === "application/pdf" || /\.pdf$/i.test(name);
/** Without control characters, which JSON writes as six bytes each. */
const printable = (text: string): string => text.toWellFormed().replaceAll(/\p{Cc}+/gu, " ");

/** Reads the text of the PDFs and matches all files on the server, in batches. Only names and texts are sent here. */
export const matchChosenFiles = async (files: readonly File[], options: Options): Promise<void> => {
  const { firstKey, companies, onProgress, onBatch, signal } = options;
  const { openTextReader } = await import("../../../shared/files/pdf-text.ts");
  const reader = openTextReader();
  try {
    for (let begin = 0; begin < files.length; begin += FILE_MATCH_BATCH_MAX) {
      const batch = files.slice(begin, begin + FILE_MATCH_BATCH_MAX);
      const texts: string[] = [];
      for (const file of batch) {
        signal.throwIfAborted();
        texts.push(isPdf(file) ? await reader.read(file, FILE_MATCH_TEXT_MAX_LENGTH) : "");
        onProgress(begin + texts.length);
      }
      const named = batch.map(({ name }, at) => ({
        key: firstKey + begin + at,
        name: name.slice(-FILE_NAME_MAX_LENGTH),
        text: printable(texts[at] ?? ""),
      }));
      const { results, ...answer } = await api("POST /pendencies/matches")(
        { body: { files: named } },
        { ...companyIdParam(companies), signal },
      );
      const lines = results.flatMap((match) => {
        const file = batch[match.key - firstKey - begin];
        return file ? [newLine(file, match)] : [];
      });
      onBatch({ lines, ...answer });
    }
  } finally {
    reader.close();
  }
};
