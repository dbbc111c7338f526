import type { LinkFault } from "@emdia/contract/workers/link-refusals.ts";
import type { AskedContract } from "@emdia/contract/workers/record.ts";
import type { Outcome } from "../../../../kernel/outcome.ts";
import type { Scope } from "../../../../platform/access/scope.ts";
import type { StoredWorker } from "../../store/workers.ts";
import { saveContracts } from "./save-contracts.ts";
import { openContractsOf } from "./unlink-worker.ts";

/** Adds a link and leaves the open links of the worker unchanged. The caller has locked the worker. */
export const addLink = async (scope: Scope, worker: StoredWorker, link: AskedContract): Promise<Outcome<null, LinkFault>> =>
  saveContracts(scope, worker, [...(await openContractsOf(scope, worker)), link]);
