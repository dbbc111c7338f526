import { documentKinds } from "@emdia/contract/catalogue/vocabulary.ts";
import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { answered, demand, newPendency, reconciled } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();

test("both sides see a pendency, and other companies do not [R-390]", async () => {
  const { supplier, contractorId, pendencyId } = await newPendency(world);
  const reviewer = await newPerson(world, { companyId: contractorId, keys: ["see_pendency"] });
  const other = await newPendency(world);
  for (const { api } of [supplier, reviewer]) {
    const { answer } = await api("GET /pendencies")();
    expect(answer.results.map(({ id }) => id)).toEqual([pendencyId]);
    expect(answer.meta).toMatchObject({ totalResults: 1, itemsPerPage: 10, totalIsExact: true });
  }
  const { answer } = await other.supplier.api("GET /pendencies")();
  expect(answer.results.map(({ id }) => id)).toEqual([other.pendencyId]);
});

test("the side filter limits rows and totals for users on both sides [R-390]", async () => {
  const [asking, askedOfThem] = [await newPendency(world), await newPendency(world)];
  const both = await newPerson(
    world,
    { companyId: asking.contractorId, keys: ["see_pendency"] },
    { companyId: askedOfThem.providerId, keys: ["see_pendency"] },
  );
  const seen = async (query: { readonly side?: "contractor" | "provider" }) => {
    const { answer } = await both.api("GET /pendencies")({ query });
    const { answer: totals } = await both.api("GET /pendencies/totals")({ query });
    return { ids: answer.results.map(({ id }) => id).toSorted(), open: totals.results.find(({ status }) => status === "OPEN")?.total };
  };
  expect(await seen({})).toEqual({ ids: [asking.pendencyId, askedOfThem.pendencyId].toSorted(), open: 2 });
  expect(await seen({ side: "contractor" })).toEqual({ ids: [asking.pendencyId], open: 1 });
  expect(await seen({ side: "provider" })).toEqual({ ids: [askedOfThem.pendencyId], open: 1 });
  const { answer } = await asking.supplier.api("GET /pendencies")({ query: { side: "contractor" } });
  expect(answer.results).toEqual([]);
});

test("each filter narrows the list and its totals [R-400]", async () => {
  const asked = await newPendency(world);
  const thisMonth = dayInSaoPaulo(world.clock.now()).slice(0, 7);
  const lastMonth = addDays(`${thisMonth}-01`, -1).slice(0, 7);
  await demand(world, asked, { plan: "STP", frequency: "monthly", from: `${lastMonth}-01` });
  await reconciled(world, asked);
  const { api } = asked.supplier;
  const found = async (query: NonNullable<Parameters<ReturnType<typeof api<"GET /pendencies">>>[0]>["query"]) => {
    const { answer } = await api("GET /pendencies")({ query: { itemsPerPage: 100, ...query } });
    return answer.results.map(({ plan, referenceMonth }) => [plan, referenceMonth]);
  };
  const months = [
    ["STP", lastMonth],
    ["STP", thisMonth],
  ];
  expect((await found({ plan: ["STP"] })).toSorted()).toEqual(months);
  expect(await found({ withoutReferenceMonth: true })).toEqual([["SSMA", null]]);
  expect(await found({ referenceMonthStart: thisMonth, referenceMonthEnd: thisMonth })).toEqual([["STP", thisMonth]]);
  expect(await found({ status: ["DONE"] })).toEqual([]);
  expect(await found({ employee: "pessoa de TESTE" })).toHaveLength(3);
  expect(await found({ employee: "ninguém" })).toEqual([]);
  expect(await found({ project: [asked.projectId] })).toHaveLength(3);
  expect(await found({ project: [asked.projectId, asked.projectId], pendencyType: ["EMPLOYEE", "EMPLOYEE"] })).toHaveLength(3);
  expect(await found({ pendencyType: ["PROVIDER"] })).toEqual([]);
  expect(await found({ inactive: true })).toEqual([]);
  const { answer } = await api("GET /pendencies/totals")({ query: { plan: ["STP"] } });
  expect(answer.results.find(({ status }) => status === "OPEN")).toEqual({ status: "OPEN", rejected: false, total: 2, isExact: true });
});

test("worker and supplier ids separate people and companies of the same name [R-400]", async () => {
  const asked = await newPendency(world);
  const pool = world.database.ownerPool();
  const namesakeId = await newWorkerRow(world, { providerId: asked.providerId, links: [asked] });
  const partnerId = await newCompany(world, "provider");
  await pool.query("update company set trading_name = (select trading_name from company where id = $1) where id = $2", [
    asked.providerId,
    partnerId,
  ]);
  await pool.query("insert into project_company (contractor_id, project_id, provider_id) values ($1, $2, $3)", [
    asked.contractorId,
    asked.projectId,
    partnerId,
  ]);
  await reconciled(world, asked);
  const reviewer = await newPerson(world, { companyId: asked.contractorId, keys: ["see_pendency"] });
  for (const { api } of [asked.supplier, reviewer]) {
    const found = async (query: NonNullable<Parameters<ReturnType<typeof api<"GET /pendencies">>>[0]>["query"]) => {
      const { answer } = await api("GET /pendencies")({ query: { ...query } });
      expect(answer.meta.totalResults).toBe(answer.results.length);
      return answer.results.map(({ employee }) => employee?.id).toSorted();
    };
    const both = [asked.workerId, namesakeId].toSorted();
    expect(await found({ employee: "pessoa de teste" })).toEqual(both);
    expect(await found({ worker: [asked.workerId] })).toEqual([asked.workerId]);
    expect(await found({ worker: both, supplier: [asked.providerId] })).toEqual(both);
    expect(await found({ worker: [namesakeId], employee: "pessoa de teste" })).toEqual([namesakeId]);
    expect(await found({ worker: [namesakeId], employee: "ninguém" })).toEqual([]);
    expect(await found({ supplier: [asked.providerId], company: "empresa" })).toEqual(both);
    expect(await found({ supplier: [partnerId], company: "empresa" })).toEqual([]);
    expect(await found({ supplier: [partnerId] })).toEqual([]);
    const { answer } = await api("GET /pendencies/totals")({ query: { supplier: [asked.providerId] } });
    expect(answer.results.find(({ status }) => status === "OPEN")).toEqual({ status: "OPEN", rejected: false, total: 2, isExact: true });
  }
});

/** Pendencies of four months with different statuses and dates, in addition to the first one, which has no month. */
const ofManyDays = async ({ pendencyId }: { readonly pendencyId: number }): Promise<void> => {
  const owner = world.database.ownerPool();
  await owner.query(
    `insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, reference_month, plan, kind, type_owner_id, type_id,
       type_version, status, expiration_date, revision_date, send_by, review_from, review_days, review_by, updated_at)
     select p.contractor_id, p.project_id, p.provider_id, p.worker_id, p.requirement_id, v.month::date, p.plan, p.kind, p.type_owner_id, p.type_id,
       p.type_version, v.status, v.expires::date, v.revised::date, v.send_by::date, v.revised::date, case when v.revised is not null then 5 end, v.revised::date + 7, v.changed::timestamptz
     from pendency p cross join (values ('2026-01-01', 'DONE', '2026-09-01', null, null, '2026-01-05'), ('2026-02-01', 'EXPIRED', '2026-02-20', null, '2026-02-20', '2026-03-05'),
       ('2026-03-01', 'IN_REVISION', null, '2026-03-02', null, '2026-03-02'), ('2026-04-01', 'IN_REVISION', null, '2026-02-01', null, '2026-04-01'))
       v (month, status, expires, revised, send_by, changed) where p.id = $1`,
    [pendencyId],
  );
  await owner.query("update pendency set updated_at = '2026-05-01' where id = $1", [pendencyId]);
};

test("each order sorts the list across pages [R-391] [R-392] [R-393] [R-394] [R-395] [R-396]", async () => {
  const asked = await newPendency(world);
  await ofManyDays(asked);
  const sorted = async (orderBy: PendencyOrder) => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => asked.supplier.api("GET /pendencies")({ query: { orderBy, page, itemsPerPage: 2 } })),
    );
    expect(pages.map(({ answer }) => answer.meta.totalResults)).toEqual([5, 5, 5]);
    return pages.flatMap(({ answer }) => answer.results.map(({ referenceMonth }) => referenceMonth?.slice(5) ?? "none"));
  };
  expect(await sorted("DEFAULT")).toEqual(["02", "none", "03", "04", "01"]);
  expect(await sorted("SEND_BY")).toEqual(["02", "none", "01", "03", "04"]);
  expect(await sorted("REVIEW_BY")).toEqual(["04", "03", "01", "02", "none"]);
  const reviewer = await newPerson(world, { companyId: asked.contractorId, keys: ["see_pendency"] });
  const { answer } = await reviewer.api("GET /pendencies")({ query: { itemsPerPage: 5 } });
  expect(answer.results.map(({ referenceMonth }) => referenceMonth?.slice(5) ?? "none")).toEqual(["03", "04", "02", "none", "01"]);
  expect(await sorted("REVISION_DATE")).toEqual(["04", "03", "none", "01", "02"]);
  expect(await sorted("EXPIRATION_DATE_ASC")).toEqual(["02", "01", "03", "04", "none"]);
  expect(await sorted("EXPIRATION_DATE_DESC")).toEqual(["01", "02", "none", "04", "03"]);
  expect(await sorted("UPDATED_DESC")).toEqual(["none", "04", "02", "03", "01"]);
  expect(await sorted("UPDATED_ASC")).toEqual(["01", "03", "02", "04", "none"]);
});

test("text and date filters narrow the list for both sides [R-400]", async () => {
  const asked = await newPendency(world);
  await ofManyDays(asked);
  await world.database.ownerPool().query("update project set contract_number = 'CT-77/2026 Britagem' where id = $1", [asked.projectId]);
  const reviewer = await newPerson(world, { companyId: asked.contractorId, keys: ["see_pendency"], onlyProjects: [asked.projectId] });
  const { rows } = await world.database.ownerPool().query<{ project: string; company: string; cnpj: string; document: string }>(
    `select pr.name as project, c.trading_name as company, c.cnpj, d.name as document from pendency p join project pr on pr.id = p.project_id
       join company c on c.id = p.provider_id join document_type d on d.id = p.type_id where p.id = $1`,
    [asked.pendencyId],
  );
  const [{ project, company, cnpj, document } = { project: "", company: "", cnpj: "", document: "" }] = rows;
  for (const { api } of [asked.supplier, reviewer]) {
    const count = async (query: NonNullable<Parameters<ReturnType<typeof api<"GET /pendencies">>>[0]>["query"]) => {
      const { answer } = await api("GET /pendencies")({ query: { ...query } });
      expect(answer.results).toHaveLength(answer.meta.totalResults);
      return answer.meta.totalResults;
    };
    expect(await count({ project_name: project.toUpperCase(), company, name: document.slice(1) })).toBe(5);
    expect(await count({ project_name: "nenhuma obra" })).toBe(0);
    expect(await count({ company: "nenhuma empresa" })).toBe(0);
    expect([await count({ company: cnpj }), await count({ company: maskCnpj(cnpj) })]).toEqual([5, 5]);
    expect(await count({ contract: "ct-77/2026 brit" })).toBe(5);
    expect(await count({ contract: "sem contrato" })).toBe(0);
    expect(await count({ startDate: "2026-02-20", endDate: "2026-08-31" })).toBe(1);
    expect(await count({ company, employee: "pessoa", orderBy: "EXPIRATION_DATE_DESC" })).toBe(5);
  }
});

test("a supplier finds pendencies by the project's current name and contract, once [R-400]", async () => {
  const asked = await newPendency(world);
  const pool = world.database.ownerPool();
  const partnerId = await newCompany(world, "provider");
  await pool.query("insert into project_company (contractor_id, project_id, provider_id) values ($1, $2, $3)", [
    asked.contractorId,
    asked.projectId,
    partnerId,
  ]);
  await pool.query("update project set name = 'Galeria do Açude', contract_number = 'CT-9' where id = $1", [asked.projectId]);
  const { api } = await newPerson(
    world,
    ...[asked.providerId, partnerId].map((companyId) => ({ companyId, keys: ["see_pendency"] as const })),
  );
  const found = async (query: { readonly project_name?: string; readonly contract?: string }) =>
    (await api("GET /pendencies")({ query })).answer.results.map(({ id }) => id);
  expect(await found({ project_name: "acude" })).toEqual([asked.pendencyId]);
  await pool.query("update project set name = 'Ponte Nova', contract_number = 'OS-77' where id = $1", [asked.projectId]);
  expect(await found({ project_name: "acude" })).toEqual([]);
  expect(await found({ contract: "ct-9" })).toEqual([]);
  expect(await found({ project_name: "ponte", contract: "os-7" })).toEqual([asked.pendencyId]);
  await pool.query("update project set is_draft = true where id = $1", [asked.projectId]);
  expect(await found({ project_name: "ponte" })).toEqual([]);
});

test("a document is found by its version's name and its current name [R-400]", async () => {
  const { supplier, pendencyId } = await newPendency(world);
  const { rows } = await world.database.ownerPool().query<{ shown: string; present: string }>(
    `update document_type_version v set name = 'Laudo de ancoragem ' || p.id from pendency p, document_type d
     where p.id = $1 and v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
       and d.owner_id = v.owner_id and d.id = v.document_type_id returning v.name as shown, d.name as present`,
    [pendencyId],
  );
  const [{ shown, present } = { shown: "", present: "" }] = rows;
  const found = async (name: string) => (await supplier.api("GET /pendencies")({ query: { name } })).answer.results;
  for (const name of [shown.toUpperCase(), present]) expect(await found(name)).toMatchObject([{ id: pendencyId, name: shown }]);
  expect(await found(`${shown} antigo`)).toEqual([]);
});

test("the list filters by each of the five pendency types [R-398] [CD-119]", async () => {
  const { supplier, pendencyId } = await newPendency(world);
  const owner = world.database.ownerPool();
  const become = (kind: string) => owner.query("update pendency set kind = $2 where id = $1", [pendencyId, kind]);
  for (const kind of documentKinds) {
    await become(kind);
    const { answer } = await supplier.api("GET /pendencies")({ query: { pendencyType: [kind] } });
    expect(answer.results.map(({ type }) => type)).toEqual([kind]);
  }
  expect(documentKinds).toEqual(["EMPLOYEE", "RISK", "PROVIDER", "OTHERS", "COMPANY"]);
  await expect(become("VEHICLE")).rejects.toThrow("check constraint");
});

test("a row contains the frequency of its document", async () => {
  const asked = await newPendency(world);
  await demand(world, asked, { plan: "STP", frequency: "monthly", from: `${dayInSaoPaulo(world.clock.now()).slice(0, 7)}-01` });
  await reconciled(world, asked);
  const { answer } = await asked.supplier.api("GET /pendencies")({ query: { plan: ["STP", "SSMA"] } });
  expect(answer.results.map(({ plan, frequency }) => [plan, frequency]).toSorted()).toEqual([
    ["SSMA", "always_valid"],
    ["STP", "monthly"],
  ]);
});

test("a worker's row contains the pendency total and most urgent statuses", async () => {
  const { supplier, pendencyId, workerId } = await newPendency(world);
  const row = async () => (await supplier.api("GET /employees")()).answer.results.find(({ id }) => id === workerId);
  expect(await row()).toMatchObject({ hasPendencies: true, pendencyTotal: 1, statusSSMA: "OPEN", statusSTP: null });
  await answered(world, pendencyId, { status: "DONE" });
  expect(await row()).toMatchObject({ hasPendencies: false, pendencyTotal: 0, statusSSMA: "DONE" });
});
