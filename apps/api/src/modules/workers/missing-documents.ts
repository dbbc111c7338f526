// Port through which a later module provides the documents that block workers.
import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ProjectRef } from "./rules/movement.ts";

type Query = { readonly providerId: number; readonly workerIds: readonly number[]; readonly today: IsoDay };
/** A document that blocks work. `since` is the first day without it; null means that it is missing today. */
export type MissingDocument = {
  readonly name: string;
  readonly since: IsoDay | null;
  /** The document is required of the worker, not of the supplier. */
  readonly isOwn: boolean;
  /** A sensitive document type: the gate must not name it. */
  readonly isHealth: boolean;
};
/** Missing documents of a worker in a project, and documents with a known expiry. */
export type MissingDocumentsLookup = (workerId: number, project: ProjectRef) => readonly MissingDocument[];

/** Implemented by a later module, because this module must not import it (CD-161). */
export type MissingDocumentsProvider = { readonly findMissingDocuments: (tx: Tx, query: Query) => Promise<MissingDocumentsLookup> };
