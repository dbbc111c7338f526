// Loads the facts that decide whether workers may work.
import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { MissingDocument, MissingDocumentsProvider } from "./missing-documents.ts";
import type { ProjectRef } from "./rules/movement.ts";
import { isOpenOn } from "./rules/open-links.ts";
import { type Answer, reasonsIn, type StandingFacts, standingOn } from "./rules/standing.ts";
import { phasesOf } from "./rules/status.ts";
import { findActiveRestrictions } from "./store/active-restrictions.ts";
import { projectsNamed } from "./store/movement-projects.ts";
import { movementsOf, type StoredMovement } from "./store/movements.ts";
import { linksOf, type StoredLink } from "./store/settling.ts";

type FactsWithDocuments = StandingFacts & { readonly blockingDocuments: readonly MissingDocument[] };
export type StandingLink = ProjectRef & { readonly name: string; readonly contractorName: string; readonly facts: FactsWithDocuments };
export type StandingWorker = {
  readonly id: number;
  readonly movements: readonly StoredMovement[];
  readonly links: readonly StandingLink[];
};
type Query = { readonly providerId: number; readonly workerIds: readonly number[]; readonly today: IsoDay };
type Input = Query & { readonly findMissingDocuments: MissingDocumentsProvider["findMissingDocuments"] };

/** The current link of each project, or else the next one. Ended links do not affect today. */
const current = (links: readonly StoredLink[], today: IsoDay): readonly StoredLink[] => {
  const open = links.filter((link) => isOpenOn(link, today)).toSorted((one, other) => one.hiringDate.localeCompare(other.hiringDate));
  const first = new Map<number, StoredLink>();
  for (const link of open) if (!first.has(link.project.projectId)) first.set(link.project.projectId, link);
  return [...first.values()];
};

/** Facts of each worker and project. The number of statements does not depend on the number of workers. */
export const standingFacts = async (tx: Tx, { findMissingDocuments, ...query }: Input): Promise<readonly StandingWorker[]> => {
  const { providerId, workerIds, today } = query;
  const movements = Map.groupBy(await movementsOf(tx, { providerId, workerIds }), ({ workerId }) => workerId);
  const links = Map.groupBy(await linksOf(tx, { providerId, workerIds }), ({ workerId }) => workerId);
  const restrictionsByWorker = Map.groupBy(
    await findActiveRestrictions(tx, { workerIds, contractorIds: null, day: today }),
    ({ workerId }) => workerId,
  );
  const open = new Map(workerIds.map((id) => [id, current(links.get(id) ?? [], today)]));
  const projects = await projectsNamed(
    tx,
    [...open.values()].flatMap((own) => own.map(({ project }) => project.projectId)),
  );
  const missingDocuments = await findMissingDocuments(tx, query);
  return workerIds.map((id) => {
    const ofWorker = movements.get(id) ?? [];
    const phases = phasesOf(ofWorker);
    const known = (open.get(id) ?? []).flatMap(({ project: ref, hiringDate, endDate }) => {
      const project = projects.get(ref.projectId);
      const restrictions = (restrictionsByWorker.get(id) ?? []).filter(({ contractorId }) => contractorId === ref.contractorId);
      if (!project || project.isRemoved) return [];
      const { name, contractorName } = project;
      return [
        {
          ...ref,
          name,
          contractorName,
          facts: { phases, link: { hiringDate, endDate }, project, restrictions, blockingDocuments: missingDocuments(id, ref) },
        },
      ];
    });
    return { id, movements: ofWorker, links: known };
  });
};

/** Whether each of these workers may work today, project by project. */
export const standingsOf = async (tx: Tx, input: Input): Promise<readonly (ProjectRef & Answer & { readonly workerId: number })[]> => {
  const workers = await standingFacts(tx, input);
  return workers.flatMap(({ id, links }) =>
    links.map(({ contractorId, projectId, facts }) => ({
      workerId: id,
      contractorId,
      projectId,
      ...standingOn(reasonsIn(facts), input.today),
    })),
  );
};
