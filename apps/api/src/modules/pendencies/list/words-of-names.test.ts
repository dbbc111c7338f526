import { beforeAll, expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { demand, reconciled, type TestPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newSupplied } from "../../../../test/fixtures/new-worker.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

const names = [
  "Maria de Souza de Lima",
  "Ana Maria Ana",
  "Mariana  Lima",
  "João d'Ávila 100%",
  "Zé_Luís Conceição",
  "Ananias Lima Souza",
] as const;
type Name = (typeof names)[number];
const workers = new Map<Name, number>();
let place: Pick<TestPendency, "contractorId" | "providerId" | "projectId">;
const people: Person[] = [];

/** A supplier with workers of these names, one pendency each, and users with different access: contractor, one project, supplier. */
beforeAll(async () => {
  place = await newSupplied(world, { startDate: "2026-01-01" });
  for (const name of names) {
    workers.set(name, await newWorkerRow(world, { providerId: place.providerId, name, links: [place] }));
  }
  await demand(world, place);
  await reconciled(world, place);
  const { contractorId, providerId, projectId } = place;
  const keys = ["see_pendency"] as const;
  people.push(
    await newPerson(world, { companyId: contractorId, keys }),
    await newPerson(world, { companyId: contractorId, keys, onlyProjects: [projectId] }),
    await newPerson(world, { companyId: providerId, keys }),
  );
});

const found = async ({ api }: Person, employee: string): Promise<readonly (string | undefined)[]> => {
  const { answer } = await api("GET /pendencies")({ query: { employee, itemsPerPage: 100 } });
  expect(answer.meta).toMatchObject({ totalResults: answer.results.length, totalIsExact: true });
  return answer.results.map((pendency) => pendency.employee?.name).toSorted();
};

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
/** Search terms with parts of one or several words, from the middle of one word into the next, with punctuation. */
const asked = [
  ..."ana|LIMA|souza de|a maria a|aria an|maria ana|s lima s|ana lima|de souza de lima|maria lima|lima maria".split("|"),
  ..."100%|conceicao z|  lima|lima  |ana  lima|mariana lima".split("|"),
];
test.each(asked)("%j finds names that contain it, for every user [R-400]", async (typed) => {
  const wanted = names.filter((name) => plain(name).includes(plain(typed.trim()))).toSorted();
  for (const person of people) expect(await found(person, typed)).toEqual(wanted);
});

/** Search terms with fewer than three consecutive letters or digits. */
const fewLetters = "m|ar|an|an m|de l|e l|d'á|'á|%|_|zé_|e_l|0 1|\\".split("|");
test.each(fewLetters)("%j finds names by the start of a word, for every user [R-400]", async (typed) => {
  const wanted = names.filter((name) => ` ${plain(name)}`.includes(` ${plain(typed)}`)).toSorted();
  for (const person of people) expect(await found(person, typed)).toEqual(wanted);
});

test("a name search from both sides finds workers of either side once", async () => {
  const [both, provider] = [await newCompany(world, "both"), await newCompany(world, "provider")];
  const own = await newSupplied(world, { startDate: "2026-01-01" });
  const contracted = await newProject(world, { contractorId: both, providerIds: [provider, both], startDate: "2026-01-01" });
  await world.database
    .ownerPool()
    .query("insert into project_company (contractor_id, project_id, provider_id) values ($1, $2, $3)", [
      own.contractorId,
      own.projectId,
      both,
    ]);
  const [asSupplier, asContractor] = [own, { contractorId: both, projectId: contracted }];
  const linked = [
    { name: "Rita Barros", providerId: both, links: [asSupplier] },
    { name: "Rita Campos", providerId: provider, links: [asContractor] },
    { name: "Rita Duarte", providerId: both, links: [asSupplier, asContractor] },
    { name: "Rita Esteves", providerId: provider, links: [asContractor] },
    { name: "Olga Farias", providerId: both, links: [asSupplier] },
  ];
  for (const worker of linked) await newWorkerRow(world, worker);
  for (const project of [asSupplier, asContractor]) await demand(world, { ...project, providerId: both });
  await reconciled(world, { ...asSupplier, providerId: both });
  for (const providerId of [provider, both]) await reconciled(world, { ...asContractor, providerId });
  const keys = ["see_pendency"] as const;
  const whole = await newPerson(world, { companyId: both, keys });
  const ofProject = await newPerson(world, { companyId: both, keys, onlyProjects: [contracted] });
  expect(await found(whole, "rita")).toEqual(["Rita Barros", "Rita Campos", "Rita Duarte", "Rita Duarte", "Rita Esteves"]);
  expect(await found(ofProject, "ita")).toEqual(["Rita Campos", "Rita Duarte", "Rita Esteves"]);
  expect(await found(ofProject, "ri")).toEqual(["Rita Campos", "Rita Duarte", "Rita Esteves"]);
});

test("a renamed worker is found by the new name only", async () => {
  const owner = world.database.ownerPool();
  const rename = (from: Name, to: string) => owner.query("update worker set name = $2 where id = $1", [workers.get(from), to]);
  await rename("Ana Maria Ana", "Ana Beatriz Ana");
  for (const person of people) {
    expect(await found(person, "ana beatriz")).toEqual(["Ana Beatriz Ana"]);
    expect(await found(person, "beatriz ana")).toEqual(["Ana Beatriz Ana"]);
    expect(await found(person, "ana maria")).toEqual([]);
  }
  await rename("Ana Maria Ana", "Ana Maria Ana");
  for (const person of people) expect([await found(person, "maria ana"), await found(person, "beatriz")]).toEqual([["Ana Maria Ana"], []]);
});

/** The stored word index, and the same index computed from the names. */
const keptWords = async () => {
  const { rows } = await world.database.ownerPool().query<{ kept: string[]; anew: string[] }>(
    `select array(select concat_ws('/', word, worker_id, place, rest) from contractor_worker_word where contractor_id = $1 order by 1) as kept,
      array(select concat_ws('/', w.word, seen.worker_id, w.place, w.rest) from (
        select contractor_id, worker_id, plain_words from contractor_worker union all
        select contractor_id, worker_id, plain_words from contractor_gone_worker) seen cross join words_of_name(seen.plain_words) w
        where seen.contractor_id = $1 order by 1) as anew`,
    [place.contractorId],
  );
  return rows[0];
};
test("name words match the names and remain after a worker's removal [R-400]", async () => {
  const before = await keptWords();
  expect(before?.kept).toEqual(before?.anew);
  expect(before?.kept.length).toBeGreaterThan(names.length);
  await world.database.ownerPool().query("update worker set removed_at = now() where id = $1", [workers.get("Ananias Lima Souza")]);
  const after = await keptWords();
  expect([after?.kept, after?.anew]).toEqual([before?.kept, before?.kept]);
  for (const person of people)
    for (const typed of ["ananias", "an", "lima souza"]) expect(await found(person, typed)).toContain("Ananias Lima Souza");
});
