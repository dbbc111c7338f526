// Port through which later modules provide workers and documents of projects.
import type { ProjectWorkers } from "@emdia/contract/projects/project-figures.ts";
import type { IsoDay } from "../../kernel/dates.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Existing, Worker } from "./rules/reconcile/facts.ts";
import type { ShareSource } from "./store/project-list.ts";
import type { ProjectKey } from "./store/projects.ts";

/** A worker, with the fields that a project shows. */
export type NamedWorker = {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly supplierId: number;
  readonly supplierName: string;
};
/** A worker with a link that continues after a given day. */
export type WorkerBeyond = NamedWorker & { readonly hiringDate: IsoDay; readonly endDate: IsoDay | null };

/** The day for which workers are read, and optionally one supplier. */
export type WorkersQuery = { readonly today: IsoDay; readonly supplierId?: number | undefined };

/** A project with the suppliers that the user sees. */
export type SeenProject = ProjectKey & { readonly providerIds: readonly number[] | "all" };
/** Number of required documents, and how many of them are settled. */
export type Conformity = { readonly settled: number; readonly total: number };

/** Counts of one supplier's required documents in a project. */
export type SupplierFigures = Conformity & { readonly providerId: number; readonly expired: number; readonly inReview: number };

/** Port: project data that modules after this one provide. */
export type ProjectData = {
  /** Workers of the project, with the inputs of `reconcile` on a day. */
  readonly workersIn: (tx: Tx, project: ProjectKey, asked: WorkersQuery) => Promise<readonly Worker[]>;
  /** Names, roles and suppliers of these workers. */
  readonly workersNamed: (tx: Tx, ids: readonly number[]) => Promise<readonly NamedWorker[]>;
  /** Workers with a link that continues after the day, by name, up to the counting limit. */
  readonly workersBeyond: (tx: Tx, project: ProjectKey, day: IsoDay) => Promise<readonly WorkerBeyond[]>;
  /** All pendencies of the project, in any status. */
  readonly askedIn: (tx: Tx, project: ProjectKey) => Promise<readonly Existing[]>;
  /** Whether a supplier has added a document, in any status. */
  readonly hasDocuments: (tx: Tx, project: ProjectKey) => Promise<boolean>;
  /** Conformity by project id, in one query per page. */
  readonly conformityOf: (tx: Tx, projects: readonly SeenProject[]) => Promise<ReadonlyMap<number, Conformity>>;
  /** Subquery with the conformity of all projects in the scope, for sorting the list. */
  readonly conformityShares: (scope: Scope) => readonly ShareSource[];
  /** Figures of the suppliers that the user sees in a project; suppliers without documents are left out. */
  readonly figuresBySupplier: (tx: Tx, project: SeenProject) => Promise<readonly SupplierFigures[]>;
  /** Workers of the project by eligibility, or undefined if the user may not see them. */
  readonly workerFigures: (scope: Scope, project: ProjectKey) => Promise<ProjectWorkers | undefined>;
};

/** The part of the port that one later module implements. */
export type ProjectDataProvider = Partial<ProjectData>;

const joined = async <T>(answers: readonly (Promise<readonly T[]> | undefined)[]): Promise<readonly T[]> => {
  const known: (readonly T[])[] = [];
  for (const answer of answers) known.push((await answer) ?? []);
  return known.flat();
};

/** Combines the providers. Without a provider a project has no workers and no documents. */
export const projectDataFrom = (modules: readonly ProjectDataProvider[]): ProjectData => ({
  workersIn: (tx, project, asked) => joined(modules.map(({ workersIn }) => workersIn?.(tx, project, asked))),
  workersNamed: (tx, ids) => joined(modules.map(({ workersNamed }) => workersNamed?.(tx, ids))),
  workersBeyond: (tx, project, day) => joined(modules.map(({ workersBeyond }) => workersBeyond?.(tx, project, day))),
  askedIn: (tx, project) => joined(modules.map(({ askedIn }) => askedIn?.(tx, project))),
  conformityOf: async (tx, projects) => {
    const known: (readonly [number, Conformity])[] = [];
    for (const { conformityOf } of modules) known.push(...((await conformityOf?.(tx, projects)) ?? []));
    return new Map(known);
  },
  conformityShares: (scope) => modules.flatMap(({ conformityShares }) => conformityShares?.(scope) ?? []),
  figuresBySupplier: (tx, project) => joined(modules.map(({ figuresBySupplier }) => figuresBySupplier?.(tx, project))),
  workerFigures: async (scope, project) => {
    for (const { workerFigures } of modules) if (workerFigures) return workerFigures(scope, project);
    return undefined;
  },
  hasDocuments: async (tx, project) => {
    for (const { hasDocuments } of modules) if (await hasDocuments?.(tx, project)) return true;
    return false;
  },
});
