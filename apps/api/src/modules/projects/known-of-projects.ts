import type { Tx } from "../../platform/database/transaction.ts";
import type { Worker } from "./rules/reconcile/facts.ts";
import type { ProjectKey } from "./store/projects.ts";

/** What is asked about a project of the modules that come after this one. */
export type KnownOfProjects = {
  /** Who works in it, with everything a demand for documents may follow from. */
  readonly workersIn: (tx: Tx, project: ProjectKey) => Promise<readonly Worker[]>;
  /** How many documents its suppliers have sent, whatever became of them. */
  readonly documentsSentTo: (tx: Tx, project: ProjectKey) => Promise<number>;
};

/** What one later module answers: it leaves out the questions of which it knows nothing. */
export type KnowsOfProjects = Partial<KnownOfProjects>;

/** All that is known: where no module knows of workers nobody works, and where none knows of documents none was sent. */
export const knownOfProjects = (modules: readonly KnowsOfProjects[]): KnownOfProjects => ({
  workersIn: async (tx, project) => {
    const workers: (readonly Worker[])[] = [];
    for (const { workersIn } of modules) workers.push((await workersIn?.(tx, project)) ?? []);
    return workers.flat();
  },
  documentsSentTo: async (tx, project) => {
    let sent = 0;
    for (const { documentsSentTo } of modules) sent += (await documentsSentTo?.(tx, project)) ?? 0;
    return sent;
  },
});
