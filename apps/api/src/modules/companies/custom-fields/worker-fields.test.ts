import { expect, test } from "vitest";
import { ownFields } from "../../../../demo/custom-fields.ts";
import { companyNamed } from "../../../../test/fixtures/new-company.ts";
import { openWorld } from "../../../../test/world.ts";
import { jobOpening } from "../../../platform/access/openings.ts";
import { inTransaction, openTransaction } from "../../../platform/database/transaction.ts";
import { type CustomFieldInUse, fieldsOfWorkers } from "../index.ts";
import { decideCustomValues } from "../rules/index.ts";

const world = openWorld();
const nameOf = ({ name }: { readonly name: string }) => name;
const workerFieldsOf = async (supplier: string, contractors?: readonly string[]): Promise<readonly CustomFieldInUse[]> => {
  const providerId = await companyNamed(world, supplier);
  const contractorIds = contractors && (await Promise.all(contractors.map((name) => companyNamed(world, name))));
  const opened = openTransaction(world.database.appPool(), jobOpening(providerId));
  return inTransaction(opened, (tx) => fieldsOfWorkers(tx, { providerId, contractorIds }));
};
const aboutWorkers = (contractor: "serraAzul" | "horizonte") =>
  (ownFields[contractor]?.fields ?? []).filter(({ appliesTo }) => appliesTo === "employee").map(nameOf);

test("fieldsOfWorkers returns the worker fields of every contractor [R-544]", async () => {
  const both = await workerFieldsOf("Ipê Andaimes");
  expect(both.map(nameOf)).toEqual([...aboutWorkers("horizonte"), ...aboutWorkers("serraAzul")]);
  const one = await workerFieldsOf("Ipê Andaimes", ["Horizonte Energia"]);
  expect(one.map(nameOf)).toEqual(aboutWorkers("horizonte"));
  expect(one[0]).toMatchObject({ company: { name: "Horizonte Energia" }, group: { name: "Parque eólico" } });
});

test("decideCustomValues validates worker values against these fields [R-364] [R-544]", async () => {
  const fields = await workerFieldsOf("Ipê Andaimes", ["Serra Azul Mineração"]);
  const shift = fields.find(({ name }) => name === "Turno")?.id ?? 0;
  const fill = (value: string) => decideCustomValues(fields, { kept: [], given: [{ customFieldId: shift, value }] });
  expect(fill("B")).toMatchObject({ ok: true, value: [{ field: { name: "Turno" }, from: null, to: "B" }] });
  expect(fill("D")).toMatchObject({
    code: "custom_field.values_unfit",
    details: { faults: [{ customFieldId: shift, fault: "not_an_option" }] },
  });
});
