import { describe, expect, test } from "vitest";
import { companyNamed, newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const search = async (query: string, paging: { readonly page?: number; readonly itemsPerPage?: number } = {}) =>
  (await (await world.as("admin"))("GET /companies/search")({ query: { query, ...paging } })).answer;
const names = async (query: string) => (await search(query)).results.map(({ companyName }) => companyName);

describe("companies are found by name", () => {
  test.each(["ipê andaimes", "IPE ANDAIMES", "andaimes ipe", "andaim ipê", "acessos ip", "  Ipê,  (andaimes) "])(
    "written %j: accents, case, order and the ends of words do not matter",
    async (query) => {
      expect((await search(query)).results[0]).toMatchObject({ cnpj: "28764019000123", source: "directory" });
    },
  );

  test("by the one on the door as well as by the legal one", async () => {
    const { rows } = await world.database
      .ownerPool()
      .query<{ cnpj: string; trading_name: string }>(
        "select cnpj, trading_name from registry.establishment where trading_name is not null and cnpj like '1000%' order by cnpj limit 1",
      );
    const found = await search(rows[0]?.trading_name ?? "");
    expect(found.results.map(({ cnpj }) => cnpj)).toContain(rows[0]?.cnpj);
  });

  test("with those that are here first, each once, and then those of the open data", async () => {
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

  test("every word of them", async () => {
    expect(await names("ipe caldeiraria")).toEqual([]);
    expect(await names("xyzxyz")).toEqual([]);
    expect((await names("engenharia")).length).toBeGreaterThan(3);
  });

  test("active head offices before the others", async () => {
    const { results } = await search("ltda", { itemsPerPage: 100 });
    const places = results
      .filter(({ source }) => source === "registry")
      .map(({ status, isHeadOffice }) => Number(status?.code !== "02") * 2 + Number(!isHeadOffice));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places.length).toBeGreaterThan(50);
  });

  test("and never by somebody's CPF", async () => {
    const { results } = await search("ana", { itemsPerPage: 100 });
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ companyName }) => /\d{11}/.test(companyName))).toEqual([]);
  });

  test.each(["''&|!:*", "%%", "\\\\", "((", "ação:*", "a & b"])("and the signs of a query language in %j mean nothing", async (query) => {
    expect((await search(query)).meta.totalIsExact).toBe(true);
  });
});

describe("companies are found by number", () => {
  test.each(["28.764.019/0001-23", "28764019000123"])("written %j", async (query) => {
    const { results } = await search(query);
    expect(results).toMatchObject([{ cnpj: "28764019000123", source: "directory" }]);
  });

  test("by its beginning, which all establishments of a company share", async () => {
    expect((await search("28.764.019")).results.map(({ cnpj }) => cnpj)).toEqual(["28764019000123", "28764019000204"]);
    expect((await search("52h8k1z4")).results.map(({ cnpj }) => cnpj)).toEqual(["52H8K1Z4000112", "52H8K1Z4000201"]);
  });
});

describe("pages", () => {
  test("hold different companies and together all of them", async () => {
    const { meta } = await search("caldeiraria", { itemsPerPage: 5 });
    const seen: string[] = [];
    for (let page = 1; page <= meta.lastPage; page += 1)
      seen.push(...(await search("caldeiraria", { page, itemsPerPage: 5 })).results.map(({ cnpj }) => cnpj));
    expect(new Set(seen).size).toBe(meta.totalResults);
    expect(seen).toHaveLength(meta.totalResults);
    expect((await search("caldeiraria", { page: meta.lastPage + 1, itemsPerPage: 5 })).meta.totalResults).toBe(meta.totalResults);
  });

  test("are counted to a thousand, and then it is said that there are more", async () => {
    await world.database.ownerPool().query(
      `with more as (select (80000000 + n)::text as root from generate_series(1, 1200) n),
         made as (insert into registry.establishment (root, cnpj, is_head_office, situation) select root, root || '000199', true, '02' from more)
       insert into registry.searched (cnpj, is_active, words) select root || '000199', true, name_words('Multidão') from more`,
    );
    const { meta } = await search("multidao");
    expect(meta).toMatchObject({ totalResults: 1_000, totalIsExact: false });
  });
});

test("who may neither add nor change a project does not search [R-213]", async () => {
  const { api } = await newPerson(world, { companyId: await newCompany(world), keys: ["see_projects"] });
  const { status, refused } = await api("GET /companies/search")({ query: { query: "ipe" } });
  expect(status).toBe(403);
  expect(refused).toMatchObject({ code: "permission.missing", details: { permission: "add_project" } });
});

test("one letter is no search", async () => {
  const { status, refused } = await (await world.as("admin"))("GET /companies/search")({ query: { query: "a" } });
  expect(status).toBe(400);
  expect(refused).toMatchObject({ code: "request.malformed", details: { fields: [{ field: "query.query" }] } });
});
