import { describe, expect, test } from "vitest";
import { companyNamed, newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const HORIZONTE = "52H8K1Z4000112";
const FIND = "GET /projects/companies/find-cnpj/{cnpj}";
const find = async (cnpj: string) => (await world.as("admin"))(FIND)({ cnpj });
const oneNumber = async (query: string): Promise<string> => {
  const { rows } = await world.database.ownerPool().query<{ cnpj: string }>(query);
  const [row] = rows;
  if (!row) throw new Error("the sample holds no such company");
  return row.cnpj;
};

describe("CNPJ lookup in the registry", () => {
  test.each([HORIZONTE, "52.h8k.1z40001-12", " 52.H8K.1Z4 0001-12 "])(
    "lookup finds the CNPJ written %j with its registry data [R-157]",
    async (cnpj) => {
      const { status, answer } = await find(cnpj);
      expect(status).toBe(200);
      expect(answer).toMatchObject({
        found: true,
        byHand: false,
        cnpj: HORIZONTE,
        companyName: "HORIZONTE ENERGIA S.A.",
        isHeadOffice: true,
        status: { code: "02", text: "ATIVA" },
        legalNature: { code: "2054", text: "Sociedade Anônima Fechada" },
        mainActivity: { code: "3321000", text: "Instalação de máquinas e equipamentos industriais" },
        city: "MOSSORÓ",
        state: "RN",
        address: { street: expect.any(String), postalCode: expect.stringMatching(/^\d{8}$/) },
        email: "contato@52h8k1z4.example",
        source: "registry",
        confirmedAt: expect.any(String),
      });
    },
  );

  test.each([
    ["03", "SUSPENSA"],
    ["04", "INAPTA"],
    ["08", "BAIXADA"],
  ])("lookup shows status %s as %s [R-506]", async (code, text) => {
    const cnpj = await oneNumber(`select cnpj from registry.establishment where situation = '${code}' order by cnpj limit 1`);
    expect((await find(cnpj)).answer.status).toEqual({ code, text });
  });

  test("lookup hides address, contacts and CPF of an individual firm", async () => {
    const cnpj = await oneNumber(
      "select e.cnpj from registry.establishment e join registry.company c on c.root = e.root where c.legal_nature = '2135' limit 1",
    );
    const { answer } = await find(cnpj);
    expect(answer.companyName).toMatch(/ \*\*\*\d{6}\*\*$/);
    expect(answer).toMatchObject({
      address: { street: null, number: null, complement: null, district: null, postalCode: null },
      phone: null,
      email: null,
      isMei: true,
      city: expect.any(String),
    });
  });
});

describe("CNPJ lookup of registered companies", () => {
  test("lookup shows the company id and whether it has accounts", async () => {
    expect((await find(HORIZONTE)).answer).toMatchObject({ companyId: await companyNamed(world, "Horizonte Energia"), hasAccounts: true });
  });

  test("lookup finds a registered company without a registry entry", async () => {
    const id = await newCompany(world, "provider");
    const { rows } = await world.database
      .ownerPool()
      .query<{ cnpj: string; name: string }>("select cnpj, name from company where id = $1", [id]);
    const { answer } = await find(rows[0]?.cnpj ?? "");
    expect(answer).toMatchObject({
      found: true,
      source: "directory",
      companyId: id,
      hasAccounts: false,
      companyName: rows[0]?.name,
      status: null,
      confirmedAt: null,
    });
  });
});

test("lookup is allowed with update_project alone", async () => {
  const { api } = await newPerson(world, { companyId: await newCompany(world), keys: ["update_project"] });
  expect((await api(FIND)({ cnpj: HORIZONTE })).answer.found).toBe(true);
});

test.each([
  ["", "length"],
  ["52H8K1Z400011", "length"],
  ["52H8K1Z4000112345", "length"],
  ["52H8K1Z40001AB", "characters"],
  ["52H8K1Z4Ç00112", "characters"],
  ["11111111111111", "repeated"],
  ["52H8K1Z4000113", "check_digits"],
])("lookup refuses %j as an invalid CNPJ because of its %s [R-158] [R-159] [R-185] [CD-155]", async (cnpj, reason) => {
  const { status, refused } = await find(cnpj === "" ? "-" : cnpj);
  expect(status).toBe(422);
  expect(refused).toEqual({ statusCode: 422, code: "registry.cnpj_invalid", message: "Invalid CNPJ.", details: { reason } });
});

test("lookup answers byHand for a typing error that keeps valid check digits [CD-155]", async () => {
  const unnoticed = HORIZONTE.replace("H", "S"); // H and S are congruent modulo 11
  const { status, answer } = await find(unnoticed);
  expect(status).toBe(200);
  expect(answer).toMatchObject({ found: false, byHand: true, companyName: null, cnpj: unnoticed });
});

test("lookup answers byHand for an unknown CNPJ without a configured service [CD-155]", async () => {
  const { status, answer } = await find("33.683.1110002-80");
  expect(status).toBe(200);
  expect(answer).toMatchObject({ found: false, byHand: true, whyByHand: "unavailable", cnpj: "33683111000280", source: null });
});
