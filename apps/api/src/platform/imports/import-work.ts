import type { FileStore } from "../files/file-store.ts";
import type { Job } from "../jobs/job.ts";
import type { ImportDefinition } from "./import-definition.ts";
import { readImportJob } from "./read-import-job.ts";
import { runImportJob } from "./run-import-job.ts";
import { undoImportJob } from "./undo-import-job.ts";

type Options = { readonly files: Pick<FileStore, "read">; readonly definitions: readonly ImportDefinition[] };

/** The jobs of all imports. */
export const importWork = ({ files, definitions }: Options): readonly Job[] => [
  readImportJob({ files, definitions }),
  runImportJob(definitions),
  undoImportJob(definitions),
];
