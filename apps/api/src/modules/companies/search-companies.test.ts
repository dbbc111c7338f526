import { describe, expect, test } from "vitest";
import { companyNamed, newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const search = async (query: string, paging: { readonly page?: number; readonly itemsPerPage?: number } = {}) =>
  (await (await world.as("admin"))("GET /companies/search")({ query: { query, ...paging } })).answer;
const names = async (query: string) => (await search(query)).results.map(({ companyName }) => companyName);

describe("company search by name", () => {
  test.each(["ipê andaimes", "IPE ANDAIMES", "andaimes ipe", "andaim ipê", "acessos ip", "  Ipê,  (andaimes) "])(
    "search ignores accents, case and word order in %j",
    async (query) => {
      expect((await search(query)).results[0]).toMatchObject({ cnpj: "28764019000123", source: "directory" });
    },
  );

  test("search matches the trading name", async () => {
    const { rows } = await world.database
      .ownerPool()
      .query<{ cnpj: string; trading_name: string }>(
        "select cnpj, trading_name from registry.establishment where trading_name is not null and cnpj like '1000%' order by cnpj limit 1",
      );
    const found = await search(rows[0]?.trading_name ?? "");
    expect(found.results.map(({ cnpj }) => cnpj)).toContain(rows[0]?.cnpj);
  });

  test("search lists registered companies before the registry", async () => {
    const { results } = await search("ipe andaimes");
    expect(results).toMatchObject([
      {
        cnpj: "28764019000123",
        companyId: await companyNamed(world, "Ipê Andaimes"),
        companyName: "Ipê Andaimes e Acessos Ltda.",
        status: { text: "ATIVA" },
      },
      { cnpj: "28764019000204", companyId: null, companyName: "IPÊ ANDAIMES E ACESSOS LTDA.", isHeadOffice: false, source: "registry" },
    ]);
  });

  test("search requires every word", async () => {
    expect(await names("ipe caldeiraria")).toEqual([]);
    expect(await names("xyzxyz")).toEqual([]);
    expect((await names("engenharia")).length).toBeGreaterThan(3);
  });

  test("search lists active head offices first", async () => {
    const { results } = await search("ltda", { itemsPerPage: 100 });
    const places = results
      .filter(({ source }) => source === "registry")
      .map(({ status, isHeadOffice }) => Number(status?.code !== "02") * 2 + Number(!isHeadOffice));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places.length).toBeGreaterThan(50);
  });

  test("search results show no CPF", async () => {
    const { results } = await search("ana", { itemsPerPage: 100 });
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ companyName }) => /\d{11}/.test(companyName))).toEqual([]);
  });

  test.each(["''&|!:*", "%%", "\\\\", "((", "ação:*", "a & b"])("search ignores query operators in %j", async (query) => {
    expect((await search(query)).meta.totalIsExact).toBe(true);
  });
});

describe("company search by CNPJ", () => {
  test.each(["28.764.019/0001-23", "28764019000123"])("search finds the CNPJ written %j", async (query) => {
    const { results } = await search(query);
    expect(results).toMatchObject([{ cnpj: "28764019000123", source: "directory" }]);
  });

  test("search matches the beginning of a CNPJ", async () => {
    expect((await search("28.764.019")).results.map(({ cnpj }) => cnpj)).toEqual(["28764019000123", "28764019000204"]);
    expect((await search("52h8k1z4")).results.map(({ cnpj }) => cnpj)).toEqual(["52H8K1Z4000112", "52H8K1Z4000201"]);
  });
});

describe("pages of the company search", () => {
  test("pages do not overlap and contain every result", async () => {
    const { meta } = await search("caldeiraria", { itemsPerPage: 5 });
    const seen: string[] = [];
    for (let page = 1; page <= meta.lastPage; page += 1)
      seen.push(...(await search("caldeiraria", { page, itemsPerPage: 5 })).results.map(({ cnpj }) => cnpj));
    expect(new Set(seen).size).toBe(meta.totalResults);
    expect(seen).toHaveLength(meta.totalResults);
    expect((await search("caldeiraria", { page: meta.lastPage + 1, itemsPerPage: 5 })).meta.totalResults).toBe(meta.totalResults);
  });

  test("the total is capped at 1,000", async () => {
    await world.database.ownerPool().query(
      `with more as (select (80000000 + n)::text as root from generate_series(1, 1200) n),
         made as (insert into registry.establishment (root, cnpj, is_head_office, situation) select root, root || '000199', true, '02' from more)
       insert into registry.searched (cnpj, is_active, words) select root || '000199', true, name_words('Multidão') from more`,
    );
    const { meta } = await search("multidao");
    expect(meta).toMatchObject({ totalResults: 1_000, totalIsExact: false });
  });
});

test("search needs add_project or update_project [R-213]", async () => {
  const { api } = await newPerson(world, { companyId: await newCompany(world), keys: ["see_projects"] });
  const { status, refused } = await api("GET /companies/search")({ query: { query: "ipe" } });
  expect(status).toBe(403);
  expect(refused).toMatchObject({ code: "permission.missing", details: { permission: "add_project" } });
});

test("search refuses a single letter", async () => {
  const { status, refused } = await (await world.as("admin"))("GET /companies/search")({ query: { query: "a" } });
  expect(status).toBe(400);
  expect(refused).toMatchObject({ code: "request.malformed", details: { fields: [{ field: "query.query" }] } });
});
