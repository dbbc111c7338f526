import { dayInSaoPaulo } from "../../src/platform/clock/clock.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import type { PastOptions } from "../past-scopes.ts";
import { chooseApprovedDocuments } from "../pendencies/chosen-lives.ts";
import { addPlaces, type CrewRef, findFreeWorkers, findProject, linkWorkers, requireCertificates } from "./crew-rows.ts";
import { type CrewSeed, crewSeeds, type StoryWorker } from "./crews.ts";

export type Crew = CrewRef & {
  readonly seed: CrewSeed;
  readonly places: readonly { readonly facilityId: number; readonly departmentId: number }[];
  readonly workerIds: readonly number[];
  readonly story: ReadonlyMap<StoryWorker, number>;
};

const storyOf = ({ planned }: CrewSeed): readonly StoryWorker[] => planned.flatMap(({ worker }) => worker ?? []);

/** The worker planned by both contractors is the same person in both crews. */
const drawStory = (names: readonly StoryWorker[], drawn: readonly number[], shared: number | undefined) =>
  new Map(names.map((name, at) => [name, name === "planned by both contractors" ? (shared ?? drawn[at] ?? 0) : (drawn[at] ?? 0)]));

/**
 * Chooses the crews of the risk schedules and gives them what they need to work. Runs after the other pendencies exist, because the scenario of
 * a pendency follows from its position.
 */
export const prepareCrews = async (tx: Tx, { clock, companies }: PastOptions): Promise<readonly Crew[]> => {
  const crews: Crew[] = [];
  const used: number[] = [];
  const now = clock.now();
  const today = dayInSaoPaulo(now);
  for (const seed of crewSeeds) {
    const contractorId = companies[seed.contractor];
    const ref = { contractorId, providerId: companies[seed.supplier], projectId: await findProject(tx, contractorId, seed) };
    const places = await addPlaces(tx, ref, seed);
    const names = storyOf(seed);
    const workers = await findFreeWorkers(tx, ref, { used, roles: seed.roles, most: seed.size + names.length, today });
    const shared = crews.find(({ story }) => story.has("planned by both contractors"))?.story.get("planned by both contractors");
    const story = drawStory(names, workers.slice(seed.size), shared);
    const workerIds = workers.slice(0, seed.size);
    used.push(...workerIds, ...story.values());
    await linkWorkers(tx, ref, [...workerIds, ...story.values()]);
    await requireCertificates(tx, ref, { activity: seed.activity, now });
    crews.push({ ...ref, seed, places, workerIds, story });
  }
  await chooseApprovedDocuments(
    tx,
    crews.flatMap(({ projectId, workerIds, story }) => [...workerIds, ...story.values()].map((workerId) => ({ projectId, workerId }))),
  );
  return crews;
};
