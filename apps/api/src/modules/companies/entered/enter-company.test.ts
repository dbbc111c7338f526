import { describe, expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newCnpj } from "../../../../test/fixtures/new-company-invitation.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const FIND = "GET /projects/companies/find-cnpj/{cnpj}";
const buyer = async () => {
  const companyId = await newCompany(world);
  return { companyId, ...(await newPerson(world, { companyId, keys: ["add_project"] })) };
};
/** A CNPJ of the registry without a registered company. */
const published = async (): Promise<{ cnpj: string; name: string }> => {
  const { rows } = await world.database.ownerPool().query<{ cnpj: string; name: string }>(
    `select e.cnpj, c.name from registry.establishment e join registry.company c on c.root = e.root
     where e.cnpj not in (select cnpj from company) and c.legal_nature is distinct from '2135' order by e.cnpj limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error("the sample holds no such company");
  return row;
};

describe("entering a company that is not registered", () => {
  test("entering a company takes its legal name from the registry [C-087] [R-157]", async () => {
    const { api, companyId } = await buyer();
    const { cnpj, name } = await published();
    const { status, answer } = await api("POST /companies")({ body: { cnpj, companyName: "Outro nome" } });
    expect(status).toBe(201);
    expect(answer).toMatchObject({ cnpj, companyName: name, profile: null, entered: { contractorId: companyId, source: "registry" } });
    expect((await api(FIND)({ cnpj })).answer).toMatchObject({ found: true, companyId: null, enteredId: answer.id, source: "registry" });
    const { results } = (await api("GET /companies/search")({ query: { query: cnpj } })).answer;
    expect(results).toMatchObject([{ cnpj, companyId: null, enteredId: answer.id, source: "entered", byHand: false }]);
  });

  test("a company outside the registry is entered by hand and found [C-087] [CD-155]", async () => {
    const { api } = await buyer();
    const cnpj = newCnpj();
    const nameless = await api("POST /companies")({ body: { cnpj } });
    expect([nameless.status, nameless.refused.code]).toEqual([422, "entered_company.name_missing"]);
    const { answer } = await api("POST /companies")({
      body: { cnpj, companyName: "Oficina Quaresmeira Ltda.", city: "Itabira", state: "MG" },
    });
    expect(answer).toMatchObject({
      companyName: "Oficina Quaresmeira Ltda.",
      tradingName: "Oficina Quaresmeira Ltda.",
      entered: { source: "typed" },
    });
    expect((await api(FIND)({ cnpj })).answer).toMatchObject({ found: true, byHand: true, enteredId: answer.id, source: "entered" });
    const { results } = (await api("GET /companies/search")({ query: { query: "quaresmeira" } })).answer;
    expect(results).toMatchObject([{ enteredId: answer.id, byHand: true, city: "Itabira" }]);
  });

  test("the contractor's history lists the entry, its change and its removal [CD-155]", async () => {
    const { api, accountId, companyId } = await buyer();
    const names = { companyName: "Serralheria Angico", tradingName: "Angico" };
    const { answer } = await api("POST /companies")({ body: { cnpj: newCnpj(), ...names } });
    await api("PATCH /companies/{id}")({ id: answer.id, body: { ...names, city: "Itabira", state: null, version: answer.version } });
    await api("DELETE /companies/{id}")({ id: answer.id });
    const reader = await newPerson(world, { companyId, keys: ["see_company_data"] });
    const { results } = (await reader.api("GET /companies/{id}/history")({ id: companyId, query: {} })).answer;
    const subject = { kind: "entered_company", id: answer.id, name: "Angico" };
    expect(results).toMatchObject([
      { action: "company.entry_removed", accountId, subject },
      { action: "company.entry_changed", accountId, subject, field: "city", oldValue: null, newValue: "Itabira" },
      { action: "company.entered", accountId, subject, field: "source", newValue: "typed" },
    ]);
  });
});

describe("refused entries", () => {
  test.each([
    ["52H8K1Z4000113", "check_digits"],
    ["11111111111111", "repeated"],
    ["52H8K1Z4", "length"],
  ])("CNPJ %s is refused because of its %s [R-158] [R-159] [CD-155]", async (cnpj, reason) => {
    const { api } = await buyer();
    const { status, refused } = await api("POST /companies")({ body: { cnpj, companyName: "Empresa" } });
    expect([status, refused.code, refused.details]).toEqual([422, "registry.cnpj_invalid", { reason }]);
  });

  test("a contractor cannot enter the same CNPJ twice, even concurrently", async () => {
    const { api } = await buyer();
    const cnpj = newCnpj();
    const enter = () => api("POST /companies")({ body: { cnpj, companyName: "Empresa Repetida" } });
    const answers = await Promise.all([enter(), enter()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const made = answers.find(({ status }) => status === 201);
    expect((await enter()).refused).toMatchObject({ code: "entered_company.twice", details: { id: made?.answer.id } });
  });

  test("registered companies, missing permissions and ambiguous contractors are refused [R-213]", async () => {
    const { api } = await buyer();
    const { refused } = await api("POST /companies")({ body: { cnpj: "52.H8K.1Z4/0001-12", companyName: "Horizonte" } });
    expect(refused).toMatchObject({ statusCode: 409, code: "entered_company.registered" });

    const supplier = await newCompany(world, "provider");
    const ofSupplier = await newPerson(world, { companyId: supplier, keys: ["add_project", "update_project"] });
    expect((await ofSupplier.api("POST /companies")({ body: { cnpj: newCnpj(), companyName: "X" } })).refused.code).toBe(
      "permission.missing",
    );
    const [one, other] = [await newCompany(world), await newCompany(world)];
    const ofBoth = await newPerson(world, { companyId: one, keys: "all" }, { companyId: other, keys: "all" });
    expect((await ofBoth.api("POST /companies")({ body: { cnpj: newCnpj(), companyName: "X" } })).refused.code).toBe("company.choose_one");
  });
});

describe("two contractors who enter the same CNPJ", () => {
  test("a contractor does not see the entry of another contractor", async () => {
    const [one, other] = [await buyer(), await buyer()];
    const cnpj = newCnpj();
    const first = await one.api("POST /companies")({ body: { cnpj, companyName: "Pinheiro e Filhos, devedores" } });
    expect((await other.api(FIND)({ cnpj })).answer).toMatchObject({ found: false, enteredId: null, companyName: null });
    expect((await other.api("GET /companies/search")({ query: { query: "pinheiro devedores" } })).answer.results).toEqual([]);
    expect((await other.api("GET /companies/search")({ query: { query: cnpj } })).answer.results).toEqual([]);

    const second = await other.api("POST /companies")({ body: { cnpj, companyName: "Pinheiro e Filhos" } });
    expect([second.status, second.answer.companyName]).toEqual([201, "Pinheiro e Filhos"]);
    expect(second.answer.id).not.toBe(first.answer.id);
    const gone = await other.api("GET /companies/{id}")({ id: first.answer.id });
    expect([gone.status, gone.refused.code]).toEqual([404, "company.not_found"]);
  });
});
