import { expect, test } from "vitest";
import { ownCatalogues } from "../../../demo/catalogue.ts";
import { companyNamed } from "../../../test/fixtures/new-company.ts";
import { openWorld } from "../../../test/world.ts";
import { jobOpening } from "../../platform/access/openings.ts";
import { inTransaction, openTransaction } from "../../platform/database/transaction.ts";
import { documentTypesOf, riskActivitiesOf } from "./index.ts";
import { documentsOfSupplier, documentsOfWorker } from "./rules/index.ts";

const world = openWorld();
const readAs = async (tradingName: string) => {
  const contractorId = await companyNamed(world, tradingName);
  return inTransaction(openTransaction(world.database.appPool(), jobOpening(contractorId)), async (tx) => ({
    types: await documentTypesOf(tx, { contractorId, today: "2026-03-10" }),
    activities: await riskActivitiesOf(tx, contractorId),
  }));
};

test("a contractor sees its own and the platform's types and activities", async () => {
  const { types, activities } = await readAs("Serra Azul Mineração");
  const names = [...types, ...activities].map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([ownCatalogues.serraAzul.document.name, ownCatalogues.serraAzul.activity.name, "CRF do FGTS"]),
  );
  expect(names).not.toContain(ownCatalogues.horizonte.document.name);
  expect(types.filter(({ plan }) => plan === "STP").length).toBeGreaterThanOrEqual(30);
});

test("a contractor's own figure overrides the platform's validity", async () => {
  const validity = async (company: string) => (await readAs(company)).types.find(({ code }) => code === "SSMA-CERT-NR35")?.validity;
  expect(await validity("Horizonte Energia")).toMatchObject({ amount: 12, unit: "months" });
  expect(await validity("Serra Azul Mineração")).toMatchObject({ amount: 24, unit: "months" });
});

test("documentsOfWorker selects documents by activity and labour regime", async () => {
  const { types, activities } = await readAs("Serra Azul Mineração");
  const height = activities.filter(({ code }) => code === "ALTURA");
  const owed = documentsOfWorker(types, { plan: "SSMA", regimes: ["clt_indefinite"], activities: height }).map(({ code }) => code);
  expect(owed).toEqual(expect.arrayContaining(["SSMA-ASO-PERIODICO", "SSMA-EPI", "SSMA-CERT-NR35"]));
  expect(owed).not.toContain("SSMA-CERT-NR10");
  const labour = documentsOfWorker(types, { plan: "STP", regimes: ["mei"], activities: [] }).map(({ code }) => code);
  expect(labour).toContain("STP-CCMEI");
  expect(labour).not.toContain("STP-HOLERITE");
});

test("documentsOfSupplier selects crane documents only for suppliers with lifting work", async () => {
  const { types, activities } = await readAs("Serra Azul Mineração");
  const owedWith = (codes: readonly string[]) =>
    documentsOfSupplier(types, {
      plan: "SSMA",
      regimes: ["clt_indefinite"],
      activities: activities.filter(({ code }) => code !== null && codes.includes(code)),
      everyActivity: activities,
    }).map(({ code }) => code);
  expect(owedWith([])).toContain("SSMA-PCMSO");
  expect(owedWith([])).not.toContain("SSMA-RIGGING");
  expect(owedWith(["ICAMENTO"])).toEqual(expect.arrayContaining(["SSMA-PCMSO", "SSMA-RIGGING", "SSMA-CINTAS"]));
});
