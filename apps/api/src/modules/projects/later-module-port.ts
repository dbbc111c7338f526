import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Existing, Worker } from "./rules/reconcile/facts.ts";
import type { ProjectKey } from "./store/projects.ts";

/** Somebody who works, as far as a project tells of them. */
export type NamedWorker = {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly supplierId: number;
  readonly supplierName: string;
};
/** Somebody whose link goes on after a day. */
export type WorkerBeyond = NamedWorker & { readonly hiringDate: IsoDay; readonly endDate: IsoDay | null };

/** On which day, and of one supplier alone. */
export type AskedWorkers = { readonly today: IsoDay; readonly supplierId?: number | undefined };

/** A project as somebody sees it: whole, or with some of its suppliers alone. */
export type SeenProject = ProjectKey & { readonly providerIds: readonly number[] | "all" };
/** How many of the documents that are asked for are in order. */
export type Conformity = { readonly settled: number; readonly total: number };

/** What is asked about a project of the modules that come after this one. */
export type KnownOfProjects = {
  /** Who works in it, with everything a demand for documents may follow from on a day. */
  readonly workersIn: (tx: Tx, project: ProjectKey, asked: AskedWorkers) => Promise<readonly Worker[]>;
  /** What these workers are called. */
  readonly workersNamed: (tx: Tx, ids: readonly number[]) => Promise<readonly NamedWorker[]>;
  /** Whose link goes on after a day, by name; no more than are ever counted. */
  readonly workersBeyond: (tx: Tx, project: ProjectKey, day: IsoDay) => Promise<readonly WorkerBeyond[]>;
  /** Everything that was ever asked in it, whatever became of it. */
  readonly askedIn: (tx: Tx, project: ProjectKey) => Promise<readonly Existing[]>;
  /** Whether its suppliers have added a document, whatever became of it. */
  readonly hasDocuments: (tx: Tx, project: ProjectKey) => Promise<boolean>;
  /** How far these projects are in order, by their ids: one statement for a page of them. */
  readonly conformityOf: (tx: Tx, projects: readonly SeenProject[]) => Promise<ReadonlyMap<number, Conformity>>;
};

/** What one later module answers: it leaves out the questions of which it knows nothing. */
export type ProjectDataProvider = Partial<KnownOfProjects>;

const joined = async <T>(answers: readonly (Promise<readonly T[]> | undefined)[]): Promise<readonly T[]> => {
  const known: (readonly T[])[] = [];
  for (const answer of answers) known.push((await answer) ?? []);
  return known.flat();
};

/** All that is known: where no module knows of workers nobody works, and where none knows of documents there is none. */
export const knownOfProjects = (modules: readonly ProjectDataProvider[]): KnownOfProjects => ({
  workersIn: (tx, project, asked) => joined(modules.map(({ workersIn }) => workersIn?.(tx, project, asked))),
  workersNamed: (tx, ids) => joined(modules.map(({ workersNamed }) => workersNamed?.(tx, ids))),
  workersBeyond: (tx, project, day) => joined(modules.map(({ workersBeyond }) => workersBeyond?.(tx, project, day))),
  askedIn: (tx, project) => joined(modules.map(({ askedIn }) => askedIn?.(tx, project))),
  conformityOf: async (tx, projects) => {
    const known: (readonly [number, Conformity])[] = [];
    for (const { conformityOf } of modules) known.push(...((await conformityOf?.(tx, projects)) ?? []));
    return new Map(known);
  },
  hasDocuments: async (tx, project) => {
    for (const { hasDocuments } of modules) if (await hasDocuments?.(tx, project)) return true;
    return false;
  },
});
