import { expect, test } from "vitest";
import { exportedFiles } from "../../../../test/files/exported-files.ts";
import { answered, newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { mailsTo } from "../../../../test/sent-mail.ts";
import { openWorld } from "../../../../test/world.ts";
import { exportPendenciesJob } from "./export-pendencies-job.ts";

const world = openWorld();
const { done, downloadedBy } = exportedFiles(world);
const keys = ["see_pendency", "export_pendency"] as const;

/** Requests an export, runs the job and downloads the file from the page linked in the e-mail. */
const exported = async (person: Pick<Person, "api" | "email">, body: object = {}) => {
  const { status, answer } = await person.api("POST /reports/pendencies/export")({ body });
  expect([status, answer.email, answer.linkHours]).toEqual([202, person.email, 24]);
  await done(exportPendenciesJob);
  return downloadedBy(person);
};

test("the export mails a link to a CSV file without formulas [R-540]", async () => {
  const { providerId, workerId, pendencyId } = await newPendency(world);
  await world.database.ownerPool().query("update worker set name = '=Ana; Prado' where id = $1", [workerId]);
  const person = await newPerson(world, { companyId: providerId, keys });
  const { lines, headers } = await exported(person);
  expect(lines[0]).toMatch(/^\uFEFF"Documento";"Mês de referência";"Plano";"Tipo";"Situação";"Colaborador";"Fornecedor";"CNPJ";/);
  expect(lines[1]).toMatch(/;"SSMA";"(Colaborador|Associada a risco)";"Em aberto";"'=Ana; Prado";/);
  expect(lines).toHaveLength(2);
  expect(headers?.["content-disposition"]).toContain("pendencias-");
  const [mail] = await mailsTo(world, person.email);
  expect([mail?.subject, mail?.text]).toEqual(["Sua planilha de pendências está pronta", expect.stringContaining("1 pendência(s)")]);
  await answered(world, pendencyId, { status: "DONE" });
  expect((await exported(person, { status: ["OPEN"] })).lines).toHaveLength(1);
});

test("the export contains only the filtered worker or supplier [R-540]", async () => {
  const { providerId, workerId, pendencyId } = await newPendency(world);
  const other = await newPendency(world);
  const person = await newPerson(world, { companyId: providerId, keys }, { companyId: other.providerId, keys });
  expect((await exported(person, {})).lines).toHaveLength(3);
  await answered(world, pendencyId, { status: "DONE" });
  for (const filter of [{ worker: [workerId] }, { supplier: [providerId] }])
    expect((await exported(person, filter)).lines.slice(1)).toEqual([expect.stringContaining(`;"Concluído";`)]);
});

test("a pendency visible from both sides is exported once", async () => {
  const { providerId, contractorId } = await newPendency(world);
  await newPendency(world);
  const person = await newPerson(world, { companyId: providerId, keys }, { companyId: contractorId, keys });
  const { lines } = await exported(person, { orderBy: "EXPIRATION_DATE_DESC" });
  expect(lines).toHaveLength(2);
});

test("the export matches the list's order and waitsForMyAnswer filter from both sides", async () => {
  const [first, second] = [await newPendency(world), await newPendency(world)];
  const owner = world.database.ownerPool();
  await owner.query("update pendency set status = 'SUPPORT', question_side = 'contractor', returns_to = 'OPEN' where id = any ($1)", [
    [first.pendencyId, second.pendencyId],
  ]);
  await owner.query("update pendency set updated_at = updated_at - interval '1 hour' where id = $1", [first.pendencyId]);
  const person = await newPerson(
    world,
    { companyId: first.contractorId, keys },
    { companyId: first.providerId, keys },
    { companyId: second.providerId, keys },
  );
  const listed = await person.api("GET /pendencies")({ query: { waitsForMyAnswer: true, orderBy: "UPDATED_DESC" } });
  expect(listed.answer.results.map(({ id }) => id)).toEqual([second.pendencyId, first.pendencyId]);
  const { lines } = await exported(person, { waitsForMyAnswer: true, orderBy: "UPDATED_DESC" });
  const suppliers = listed.answer.results.map(({ company }) => company.name);
  expect(lines.slice(1).map((line, place) => line.includes(suppliers[place] ?? "-"))).toEqual([true, true]);
});

test("the export contains only companies with the export permission", async () => {
  const [mayExport, maySee] = [await newPendency(world), await newPendency(world)];
  const person = await newPerson(
    world,
    { companyId: mayExport.contractorId, keys, onlyProjects: [mayExport.projectId] },
    { companyId: maySee.contractorId, keys: ["see_pendency"] },
  );
  expect((await exported(person)).lines).toHaveLength(2);
  const looking = await newPerson(world, { companyId: maySee.contractorId, keys: ["see_pendency"] });
  const { status, refused } = await looking.api("POST /reports/pendencies/export")({ body: {} });
  expect([status, refused]).toMatchObject([403, { details: { permission: "export_pendency" } }]);
  const apart = await newPerson(
    world,
    { companyId: maySee.contractorId, keys: ["see_pendency"] },
    { companyId: mayExport.contractorId, keys: ["export_pendency"] },
  );
  const { refused: nothingToSee } = await apart.api("POST /reports/pendencies/export")({ body: {} });
  expect(nothingToSee).toMatchObject({ code: "permission.missing", details: { permission: "export_pendency" } });
});
