import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ProjectRef } from "./rules/movement.ts";

type Asked = { readonly providerId: number; readonly workerIds: readonly number[]; readonly today: IsoDay };
/** Of a worker in a project: the names of the documents that lack. */
export type Lacking = (workerId: number, project: ProjectRef) => readonly string[];

/** What is asked about workers of the module that comes after this one and knows which documents block their work (CD-161). */
export type KnowsOfWorkers = { readonly lackingOf: (tx: Tx, asked: Asked) => Promise<Lacking> };
