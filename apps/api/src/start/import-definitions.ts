import { schedulesImport } from "../modules/risk-schedule/index.ts";
import { resultsImport } from "../modules/trainings/index.ts";
import { restrictionsImport, workersImport } from "../modules/workers/index.ts";
import type { ImportDefinition } from "../platform/imports/import-definition.ts";

/** All kinds of imports. */
export const importDefinitions: readonly ImportDefinition[] = [workersImport, restrictionsImport, resultsImport, schedulesImport];
