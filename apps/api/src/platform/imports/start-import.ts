import { importAcceptedText } from "@emdia/contract/imports/accepted-text.ts";
import { XLSX_TYPE } from "@emdia/contract/imports/upload.ts";
import type { Scope } from "../access/scope.ts";
import { languageOf } from "../exports/ask-for-export.ts";
import type { ImportDefinition } from "./import-definition.ts";
import { enqueueImport, readImport } from "./import-jobs.ts";
import { insertRun } from "./store/import-runs.ts";

type Input = {
  readonly companyId: number;
  readonly file: { readonly hash: string; readonly type: string; readonly name: string };
  readonly mode: "import" | "preview";
  /** The record of the company that the import is about. */
  readonly subjectId?: number;
  readonly description?: string;
};

/** Records an import of a stored file. Jobs read and process it. */
export const startImport = async (
  scope: Scope,
  { kind }: Pick<ImportDefinition, "kind">,
  { companyId, file, mode, subjectId, description }: Input,
) => {
  const { tx, account, now } = scope;
  const runId = await insertRun(tx, {
    companyId,
    kind,
    subjectId: subjectId ?? null,
    description: description ?? "",
    accountId: account.id,
    accountName: account.name,
    language: await languageOf(tx, account.id),
    fileHash: file.hash,
    fileName: file.name,
    fileType: file.type === XLSX_TYPE ? "xlsx" : "csv",
    mode,
    createdAt: now,
  });
  await enqueueImport(tx, readImport, { companyId, runId });
  return { reportId: runId, message: importAcceptedText };
};
