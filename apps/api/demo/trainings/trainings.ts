import { sql } from "kysely";
import { dayInSaoPaulo } from "../../src/platform/clock/clock.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import { type PastOptions, pastScopes, setCompanies } from "../past-scopes.ts";
import { longLeave } from "../workers/careers.ts";
import type { SeededWorker } from "../workers/drawn-workers.ts";
import { WORKS_FOR_TWO } from "../workers/people.ts";
import { findCandidates, type Participant } from "./class-candidates.ts";
import type { FileText } from "./class-files.ts";
import { type ClassSeed, classSeeds } from "./class-seeds.ts";
import { type ConfigKey, ownerOfConfig, type SeededConfig, type SeededConfigs, seedConfigs, type TrainingContractor } from "./configs.ts";
import { type ClassPlace, seedClass } from "./seed-class.ts";
import { sessionsOf } from "./session-days.ts";
import { queueClassFiles } from "./store-class-files-job.ts";

type Options = PastOptions & { readonly workers: readonly SeededWorker[] };
const CONFIGURED_DAYS_AGO = 300;

const asParticipant = ({ id, providerId, person }: SeededWorker): Participant => ({ workerId: id, providerId, name: person.name });
const countOf = ({ enrolled = 0, results }: ClassSeed): number =>
  results ? Object.values(results).reduce((sum, count) => sum + count, 0) : enrolled;

/** Participants of the classes so far, by configuration. A worker is drawn once; only the one who failed participates again. */
type Drawn = { readonly used: Map<ConfigKey, Set<number>>; readonly failed: Participant[] };

/** The participants of a class in the order of their results. */
const drawPeople = async (
  tx: Tx,
  seed: ClassSeed,
  { place, workers, drawn }: { place: ClassPlace; workers: Options["workers"]; drawn: Drawn },
) => {
  const { contractorId, config, providerIds, today } = place;
  const { now } = await place.ago(0);
  const used = drawn.used.get(seed.config) ?? new Set();
  drawn.used.set(seed.config, used);
  const bySuppliers = seed.first === "works for two suppliers" ? workers.filter(({ person }) => person === WORKS_FOR_TWO) : [];
  const returned = seed.first === "returned from a long leave" ? workers.filter(({ career }) => career === longLeave) : [];
  const again = seed.first === "failed before" ? drawn.failed.slice(0, 1) : [];
  const special = [...bySuppliers, ...returned].map(asParticipant);
  for (const { workerId } of special) used.add(workerId);
  const day = sessionsOf(seed.schedule, { today, now })[0]?.day ?? today;
  const all = await findCandidates(tx, { contractorId, documentTypeId: config.documentTypeId, providerIds, day, project: seed.project });
  const others = all.filter(({ workerId }) => !used.has(workerId)).slice(0, countOf(seed) - special.length - again.length);
  for (const { workerId } of others) used.add(workerId);
  const approved = seed.results?.approved ?? 0;
  const own = [...returned.map(asParticipant), ...others];
  return { bySuppliers: bySuppliers.map(asParticipant), own: [...own.slice(0, approved), ...again, ...own.slice(approved)] };
};

type Seeding = { readonly tx: Tx; readonly options: Options; readonly contractor: TrainingContractor; readonly configs: SeededConfigs };

const seedClasses = async ({ tx, options, contractor, configs }: Seeding): Promise<readonly FileText[]> => {
  const { companies, workers, clock } = options;
  const contractorId = companies[contractor];
  const { name: contractorName } = await tx.selectFrom("company").select("name").where("id", "=", contractorId).executeTakeFirstOrThrow();
  const scopes = pastScopes(tx, options, contractor);
  const drawn: Drawn = { used: new Map(), failed: [] };
  const texts: FileText[] = [];
  for (const seed of classSeeds) {
    const config = configs.get(seed.config);
    if (!config || ownerOfConfig(seed.config) !== contractor) continue;
    const providerIds = seed.suppliers?.map((key) => companies[key]) ?? null;
    const place = { contractorId, contractorName, config, providerIds, today: dayInSaoPaulo(clock.now()), ...scopes };
    const people = await drawPeople(tx, seed, { place, workers, drawn });
    texts.push(...(await seedClass(place, seed, people)));
    const { approved = 0, failed = 0 } = seed.results ?? {};
    if (seed.config === "nr35") drawn.failed.push(...people.own.slice(approved, approved + failed));
  }
  return texts;
};

/** Marks notices older than a week as read. None is sent by e-mail, because the demo begins today. */
const settleNotices = (tx: Tx, now: Date) =>
  sql`update notice set mail_waits = false, read_at = case when created_at < ${now}::timestamptz - interval '7 days' then created_at end
    where about_kind = 'training_class'`.execute(tx);

/** Creates configurations and classes of the contractors by the use cases. Returns the configurations of all. */
export const seedTrainings = async (tx: Tx, options: Options): Promise<SeededConfigs> => {
  const all = new Map<ConfigKey, SeededConfig>();
  for (const contractor of ["serraAzul", "horizonte"] as const) {
    const contractorId = options.companies[contractor];
    const scope = await pastScopes(tx, options, contractor).ago(CONFIGURED_DAYS_AGO);
    const configs = await seedConfigs(scope, contractor, contractorId);
    for (const [key, config] of configs) all.set(key, config);
    const texts = await seedClasses({ tx, options, contractor, configs });
    await queueClassFiles(tx, contractorId, texts);
  }
  await setCompanies(tx, []);
  await settleNotices(tx, options.clock.now());
  return all;
};
