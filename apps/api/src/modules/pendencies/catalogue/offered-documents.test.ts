import { documentCategories } from "@emdia/contract/catalogue/vocabulary.ts";
import { PLANS, type Plan } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { platformCatalogue } from "../../../../catalogue/platform-catalogue.ts";
import { aDocumentType } from "../../../../test/fixtures/new-catalogue-rows.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const contractor = async () => {
  const companyId = await newCompany(world);
  return newPerson(world, { companyId, keys: ["see_pendency", "config_pendency_project"] });
};
const published = (plan: Plan) => platformCatalogue.documentTypes.filter((type) => type.plan === plan);

test("default-list splits the document types of a plan by validity [C-138]", async () => {
  const { api } = await contractor();
  const offered = async (plan: Plan, validity: boolean) => {
    const { answer } = await api("GET /pendencies/default-list")({ query: { plan, validity, itemsPerPage: 100 } });
    expect(answer.results).toHaveLength(answer.meta.totalResults);
    expect(new Set(answer.results.map((type) => type.plan))).toEqual(new Set([plan]));
    expect(answer.results.filter(({ validity: { kind } }) => (kind !== "none") !== validity)).toEqual([]);
    return answer.results.map(({ code }) => code);
  };
  const found = {
    SSMA: [await offered("SSMA", true), await offered("SSMA", false)],
    STP: [await offered("STP", true), await offered("STP", false)],
  };
  for (const plan of PLANS) {
    const codes = (hasValidity: boolean) =>
      published(plan).flatMap(({ code, validity }) => ((validity.kind !== "none") === hasValidity ? [code] : []));
    expect(found[plan].map((some) => some.toSorted())).toEqual([codes(true).toSorted(), codes(false).toSorted()]);
  }
  expect(PLANS.map((plan) => [plan, ...found[plan].map(({ length }) => length)]).toSorted()).toEqual([
    ["SSMA", 48, 12],
    ["STP", 18, 28],
  ]);
});

test("default-list defaults to SSMA with validity, one page at a time [C-138] [R-340]", async () => {
  const { api } = await contractor();
  const list = api("GET /pendencies/default-list");
  const [unsaid, said] = [(await list()).answer, (await list({ query: { plan: "SSMA", validity: true } })).answer];
  expect(unsaid).toEqual(said);
  expect(unsaid.results).toHaveLength(unsaid.meta.itemsPerPage);
  const next = (await list({ query: { page: 2 } })).answer.results;
  expect(next.filter(({ id }) => unsaid.results.some((type) => type.id === id))).toEqual([]);
});

test("default-list under a company equals the plain list [C-138]", async () => {
  const companyId = await newCompany(world);
  const { api } = await newPerson(world, { companyId, keys: ["see_pendency"] });
  const query = { plan: "SSMA", validity: true, itemsPerPage: 100 } as const;
  const list = api("GET /integrations/{companyId}/pendencies/default-list");
  expect((await list({ companyId, query })).answer).toEqual((await api("GET /pendencies/default-list")({ query })).answer);
  expect((await list({ companyId: await newCompany(world) })).refused.code).toBe("company.not_found");
});

test("a contractor's own document type is offered only to it, until retired [C-138]", async () => {
  const [own, other] = [await contractor(), await contractor()];
  const { answer: made } = await own.api("POST /catalogue/document-types")({ body: aDocumentType("Termo da portaria") });
  const offeredTo = async ({ api }: typeof own) => {
    const { answer } = await api("GET /pendencies/default-list")({ query: { validity: false, itemsPerPage: 100 } });
    return answer.results.filter(({ name }) => name === "Termo da portaria").map(({ id }) => id);
  };
  expect([await offeredTo(own), await offeredTo(other)]).toEqual([[made.id], []]);
  await own.api("PUT /catalogue/document-types/{ownerId}/{id}/retire")({ ownerId: made.ownerId, id: made.id });
  expect(await offeredTo(own)).toEqual([]);
});

test("categories lists a plan's categories in the order of the vocabulary [C-187]", async () => {
  const { api } = await contractor();
  const told = async (plan?: Plan) => (await api("GET /pendencies/categories")({ query: plan ? { plan } : {} })).answer.results;
  for (const plan of PLANS) {
    const used = new Set(published(plan).map(({ category }) => category));
    expect(await told(plan)).toEqual(documentCategories.filter((category) => used.has(category)));
  }
  expect(await told("STP")).toHaveLength(11);
  expect(await told("SSMA")).toHaveLength(11);
  expect(await told()).toEqual(await told("SSMA"));
});
