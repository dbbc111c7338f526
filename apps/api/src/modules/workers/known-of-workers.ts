import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ProjectRef } from "./rules/movement.ts";

type Query = { readonly providerId: number; readonly workerIds: readonly number[]; readonly today: IsoDay };
/** A document that blocks work, and the first day without it; null is one that lacks already. */
export type LackingDocument = { readonly name: string; readonly since: IsoDay | null };
/** Of a worker in a project: what lacks, and what will as far as it is known. */
export type Lacking = (workerId: number, project: ProjectRef) => readonly LackingDocument[];

/** What is asked about workers of the module that comes after this one and knows which documents block their work (CD-161). */
export type MissingDocumentsProvider = { readonly lackingOf: (tx: Tx, asked: Query) => Promise<Lacking> };
