import type { ImportState } from "@emdia/contract/imports/report.ts";
import type { Tx } from "../database/transaction.ts";
import { queueMessage } from "../mail/queue-message.ts";
import type { ImportDefinition } from "./import-definition.ts";
import { endRun, type StoredRun } from "./store/import-runs.ts";

type Ending = { readonly definition: Pick<ImportDefinition, "template">; readonly run: StoredRun; readonly now: Date };
type Result = { readonly state: ImportState; readonly refusal?: string };

/** Ends a pass of an import, or lets it wait for the user. Sends the e-mail, except for a preview, which the user watches. */
export const finishImport = async (tx: Tx, { definition, run, now }: Ending, { state, refusal }: Result): Promise<void> => {
  const { companyId, id: runId, language, mode } = run;
  await endRun(tx, { companyId, runId }, { state, now, ...(refusal !== undefined && { refusal }) });
  if (mode === "import") await queueMessage(tx, definition.template, { ownerId: companyId, rowId: String(runId), issue: 0, language });
};
