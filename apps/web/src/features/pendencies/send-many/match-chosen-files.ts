import { FILE_MATCH_BATCH_MAX, FILE_MATCH_TEXT_MAX_LENGTH, FILE_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { api } from "../../../shared/api/api.ts";
import { companyIdParam } from "../../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../../shared/session/companies/selected-companies.ts";
import { type FileLine, newLine } from "./file-lines.ts";

type Options = {
  readonly firstKey: number;
  readonly companies: SelectedCompanies;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
};
export type Matched = { readonly lines: readonly FileLine[]; readonly isWhole: boolean; readonly today: string };

const isPdf = ({ name, type }: File): boolean => type === "application/pdf" || /\.pdf$/i.test(name);

/** Reads the text of the PDFs and matches all files on the server, in batches. Only names and texts are sent here. */
export const matchChosenFiles = async (files: readonly File[], { firstKey, companies, onProgress, signal }: Options): Promise<Matched> => {
  const { openTextReader } = await import("../../../shared/files/pdf-text.ts");
  const reader = openTextReader();
  const lines: FileLine[] = [];
  let [isWhole, today] = [true, ""];
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
        text: (texts[at] ?? "").toWellFormed(),
      }));
      const answer = await api("POST /pendencies/matches")({ body: { files: named } }, { ...companyIdParam(companies), signal });
      isWhole &&= answer.isWhole;
      today = answer.today;
      for (const match of answer.results) {
        const file = batch[match.key - firstKey - begin];
        if (file) lines.push(newLine(file, match));
      }
    }
  } finally {
    reader.close();
  }
  return { lines, isWhole, today };
};
