import type { ProjectOrder } from "@emdia/contract/projects/routes.ts";
import { projectOrders } from "@emdia/contract/projects/routes.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();

describe("the order of the project list", () => {
  const rows: { id: number; name: string; startDate: string | null; endDate: string | null }[] = [];
  const who: { person?: Person } = {};
  const person = () => who.person as Person;

  beforeAll(async () => {
    const contractorId = await newCompany(world);
    const projects = [
      { name: "Água bruta", startDate: "2026-03-01", endDate: "2026-09-30" },
      { name: "andaimes", startDate: "2026-03-01", endDate: null },
      { name: "Andaimes", startDate: null, endDate: "2026-06-30" },
      { name: "Zeladoria", startDate: "2025-12-31", endDate: "2026-06-30" },
      { name: "Água bruta", startDate: null, endDate: null },
      { name: "Içamento", startDate: "2026-03-01", endDate: "2026-06-30" },
      { name: "Água bruta", startDate: "2026-01-10", endDate: "2026-09-30" },
    ];
    for (const project of projects) rows.push({ ...project, id: await newProject(world, { contractorId, ...project }) });
    who.person = await newPerson(world, { companyId: contractorId, keys: ["see_projects"] });
  });

  const collator = new Intl.Collator("pt-BR");
  const columns = {
    NAME: (a: string | null, b: string | null) => collator.compare(a ?? "", b ?? ""),
    DATE: (a: string | null, b: string | null) => (a ?? "9999").localeCompare(b ?? "9999"),
  };
  const sortedBy = (order: ProjectOrder, row: (typeof rows)[number]) => {
    if (order.startsWith("NAME")) return row.name;
    return order.startsWith("START") ? row.startDate : row.endDate;
  };
  const expected = (order: ProjectOrder) => {
    // The user does not see documents, so that no project has a conformity.
    if (order.startsWith("CONFORMITY")) return rows.map(({ id }) => id).toSorted((one, other) => one - other);
    const compare = order.startsWith("NAME") ? columns.NAME : columns.DATE;
    const direction = order.endsWith("_ASC") ? 1 : -1;
    return rows.toSorted((a, b) => direction * compare(sortedBy(order, a), sortedBy(order, b)) || a.id - b.id).map(({ id }) => id);
  };

  test.each(projectOrders)("%s sorts equal values by creation, and pages lose no row [R-226]", async (orderBy) => {
    const seen: number[] = [];
    for (const page of [1, 2, 3]) {
      const { answer } = await person().api("GET /projects")({ query: { orderBy, page, itemsPerPage: 3 } });
      expect(answer.meta).toEqual({ itemsPerPage: 3, totalResults: 7, page, lastPage: 3, totalIsExact: true });
      seen.push(...answer.results.map(({ id }) => id));
    }
    expect(seen).toEqual(expected(orderBy));
  });

  test("the list defaults to names from A to Z, ten per page [R-225]", async () => {
    const { answer } = await person().api("GET /projects")();
    expect(answer.results.map(({ id }) => id)).toEqual(expected("NAME_ASC"));
    expect(answer.meta).toMatchObject({ page: 1, itemsPerPage: 10 });
  });

  test("a page beyond the end is empty and states the last page", async () => {
    const { answer } = await person().api("GET /projects")({ query: { page: 1_000, itemsPerPage: 3 } });
    expect(answer).toEqual({ results: [], meta: { itemsPerPage: 3, totalResults: 7, page: 1_000, lastPage: 3, totalIsExact: true } });
  });
});

describe("the total of the project list", () => {
  const manyProjects = (contractorId: number, count: number, providerId?: number) =>
    world.database.ownerPool().query(
      `with made as (insert into project (contractor_id, name) select $1, 'Projeto ' || lpad(n::text, 4, '0') from generate_series(1, $2) n returning id)
        insert into project_company (contractor_id, project_id, provider_id) select $1, id, $3 from made where $3::bigint is not null`,
      [contractorId, count, providerId ?? null],
    );

  test("the total is exact up to 1,000 projects and inexact above", async () => {
    const [exact, beyond] = [await newCompany(world), await newCompany(world)];
    await manyProjects(exact, 1_000);
    await manyProjects(beyond, 1_200);
    const keys = ["see_projects"] as const;
    const { api } = await newPerson(world, { companyId: exact, keys }, { companyId: beyond, keys });
    const metaOf = async (companyId: number | readonly number[], page: number) =>
      (await api("GET /projects")({ query: { page, itemsPerPage: 100 } }, { companyId })).answer.meta;

    expect(await metaOf(exact, 1)).toEqual({ itemsPerPage: 100, totalResults: 1_000, page: 1, lastPage: 10, totalIsExact: true });
    expect(await metaOf(beyond, 1)).toEqual({ itemsPerPage: 100, totalResults: 1_000, page: 1, lastPage: 10, totalIsExact: false });
    expect(await metaOf([exact, beyond], 1)).toMatchObject({ totalResults: 1_000, totalIsExact: false });
  });

  test("paging continues past the counted total to the last page", async () => {
    const contractorId = await newCompany(world);
    await manyProjects(contractorId, 1_200);
    const { api } = await newPerson(world, { companyId: contractorId, keys: ["see_projects"] });
    const rowCounts: number[] = [];
    let page = 10;
    let lastPage = 11;
    while (page <= lastPage) {
      const { answer } = await api("GET /projects")({ query: { page, itemsPerPage: 100 } });
      rowCounts.push(answer.results.length);
      lastPage = answer.meta.lastPage;
      page += 1;
    }
    expect(rowCounts).toEqual([100, 100, 100, 0]);
  });

  test("the total counts a project supplied through two companies once", async () => {
    const contractorId = await newCompany(world);
    const [first, second] = [await newCompany(world, "provider"), await newCompany(world, "provider")];
    await manyProjects(contractorId, 700, first);
    await world.database
      .ownerPool()
      .query(
        "insert into project_company (contractor_id, project_id, provider_id) select contractor_id, id, $2 from project where contractor_id = $1",
        [contractorId, second],
      );
    const keys = ["see_projects"] as const;
    const { api } = await newPerson(world, { companyId: first, keys }, { companyId: second, keys });
    const { answer } = await api("GET /projects")({ query: { itemsPerPage: 20, page: 2 } });
    expect(answer.meta).toEqual({ itemsPerPage: 20, totalResults: 700, page: 2, lastPage: 35, totalIsExact: true });
    expect(answer.results.map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Projeto ${String(at + 21).padStart(4, "0")}`),
    );
  });
});
