import { labourRegimes } from "@emdia/contract/catalogue/vocabulary.ts";
import { addDays, type IsoDay } from "../../src/kernel/dates.ts";
import { recomputeWorkers } from "../../src/modules/workers/index.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import type { Companies } from "../companies.ts";
import { type Dice, dice } from "../random.ts";
import { seedActivityTypes } from "./activities.ts";
import { ADMITTED_DAYS_AGO_MIN, careerOf } from "./careers.ts";
import type { SeededWorker } from "./drawn-workers.ts";
import { seedLinks } from "./links.ts";
import { seedMovements } from "./movements.ts";
import { type DrawnPerson, drawPerson, WORKS_FOR_TWO } from "./people.ts";
import { rolesOf, type WorkRole } from "./roles.ts";

type Supplier = keyof typeof rolesOf;
const headcount: { readonly [Key in Supplier]: number } = {
  ipe: 62,
  voltta: 46,
  guaraci: 34,
  pedraBranca: 28,
  tucano: 26,
  limpaVale: 36,
  araucaria: 18,
  norteSul: 22,
  alvorada: 24,
  cobalto: 16,
  mareAlta: 12,
  jatoba: 20,
};
const SEED = 20_260_731;
const APPRENTICE_YEARS = 17;
const DAYS_OF_YEAR = 365;

const drawRecord = (dice: Dice, { person, at }: { readonly person: DrawnPerson; readonly at: number }, today: IsoDay) => {
  const career = careerOf(at);
  const admission = addDays(today, career.admittedIn ?? -ADMITTED_DAYS_AGO_MIN - dice.whole(1_500));
  const drawn = at % 3 > 0 ? "clt_indefinite" : (labourRegimes[(at / 3) % labourRegimes.length] ?? "clt_indefinite");
  const regime = person.document.kind === "foreign" ? "foreigner" : drawn;
  const years = regime === "apprentice" ? APPRENTICE_YEARS : 20 + dice.whole(38);
  return { career, admission, regime, birthdate: addDays(admission, -years * DAYS_OF_YEAR - dice.whole(300)) };
};

/** Reuses persons of an earlier world, because persons have no owner. */
const seedPersons = async (tx: Tx, people: readonly DrawnPerson[]): Promise<ReadonlyMap<string, number>> => {
  const values = people.map(({ document: { kind, country, number } }) => ({ kind, country, document: number }));
  const saved = await tx
    .insertInto("person")
    .values(values)
    .onConflict((known) =>
      known.columns(["kind", "country", "document"]).doUpdateSet(({ ref }) => ({ document: ref("excluded.document") })),
    )
    .returning(["id", "document"])
    .execute();
  return new Map(saved.map(({ document, id }) => [document, id]));
};

type Employing = { readonly key: Supplier; readonly providerId: number; readonly people: readonly DrawnPerson[]; readonly from: number };

const seedStaff = async (
  tx: Tx,
  chance: Dice,
  { key, providerId, people, from, today, persons }: Employing & { readonly today: IsoDay; readonly persons: ReadonlyMap<string, number> },
): Promise<readonly SeededWorker[]> => {
  const drawn = people.map((person, index) => {
    const { career, ...record } = drawRecord(chance, { person, at: from + index }, today);
    const role = chance.pick<WorkRole>(rolesOf[key]);
    const exposed = record.regime !== "apprentice" && chance.whole(3) === 0;
    return {
      person,
      career,
      role,
      ...record,
      personId: persons.get(person.document.number) ?? 0,
      exposed,
      salary: 160_000 + chance.whole(900) * 1_000,
    };
  });
  const values = drawn.map(({ person, personId, admission, birthdate, role, regime, exposed, salary }) => ({
    provider_id: providerId,
    person_id: personId,
    document_kind: person.document.kind,
    document_country: person.document.country,
    document_type: person.document.type,
    document: person.document.number,
    name: person.name,
    gender: person.gender,
    birthdate,
    role,
    admission_date: admission,
    regime,
    salary_cents: salary,
    exposed_to_risk: exposed,
    status: "hiring" as const,
  }));
  const saved = await tx.insertInto("worker").values(values).returning(["id", "person_id"]).execute();
  const idOf = new Map(saved.map(({ person_id, id }) => [person_id, id]));
  return drawn.map(({ person, personId, career, admission, role }) => ({
    providerId,
    id: idOf.get(personId) ?? 0,
    personId,
    person,
    admission,
    role,
    career,
  }));
};

const employing = (chance: Dice, companies: Companies): readonly Employing[] => {
  let from = 0;
  return Object.entries(headcount).map(([name, count]) => {
    const key = name as Supplier;
    const first = from;
    from += count;
    const people = Array.from({ length: count }, (_, at) => drawPerson(chance, first + at));
    const withShared = key === "ipe" || key === "voltta" ? [WORKS_FOR_TWO, ...people.slice(1)] : people;
    return { key, providerId: companies[key], people: withShared, from: first };
  });
};

/** Creates all workers with activity types, links and movements. */
export const seedWorkers = async (tx: Tx, companies: Companies, today: IsoDay): Promise<readonly SeededWorker[]> => {
  const chance = dice(SEED);
  const staffs = employing(chance, companies);
  const persons = await seedPersons(tx, [...new Set(staffs.flatMap(({ people }) => people))]);
  const workers: SeededWorker[] = [];
  for (const staff of staffs) workers.push(...(await seedStaff(tx, chance, { ...staff, today, persons })));
  const transfers = await seedLinks(tx, chance, { workers, today });
  await seedMovements(tx, { workers, transfers, today });
  for (const [providerId, staff] of Map.groupBy(workers, (worker) => worker.providerId))
    await recomputeWorkers(tx, { providerId, workerIds: staff.map(({ id }) => id), today });
  await seedActivityTypes(tx, workers);
  return workers;
};
