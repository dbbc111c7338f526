import { expect, test } from "vitest";
import { exportedFiles } from "../../../../test/files/exported-files.ts";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { nr35Config } from "../../../../test/fixtures/new-training.ts";
import { openWorld } from "../../../../test/world.ts";
import { exportConfigsJob } from "./export-configs-job.ts";

const world = openWorld();
const { done, downloadedBy } = exportedFiles(world);
const keys = ["see_training_class_config", "add_training_class_config", "export_training_class_config"] as const;

const newAdmin = async () => newPerson(world, { companyId: await newCompany(world, "contractor"), keys });
const twoConfigs = async () => {
  const person = await newAdmin();
  const add = (name: string) => person.api("POST /integrations/training-classes-configs")({ body: nr35Config({ name }) });
  const { answer: first } = await add("=Altura");
  await add("Altura em torre");
  return { person, id: first.id };
};

test("the export has all configurations of the filter [R-331] [C-123]", async () => {
  const { person } = await twoConfigs();
  const ask = person.api("POST /integrations/training-classes-configs/export");
  expect(await ask({ body: {} })).toMatchObject({ status: 202, answer: { email: person.email, linkHours: 24 } });
  await done(exportConfigsJob);
  const { lines } = await downloadedBy(person);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"'=Altura"`);
  await ask({ body: { name: "TORRE" } });
  await done(exportConfigsJob);
  expect((await downloadedBy(person)).lines).toHaveLength(2);
});

test("one configuration is exported by its id [CD-100]", async () => {
  const { person, id } = await twoConfigs();
  const ask = person.api("POST /integrations/training-classes-configs/{id}/export");
  expect((await ask({ id })).status).toBe(202);
  await done(exportConfigsJob);
  const { lines } = await downloadedBy(person);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=Altura"`);
  const other = await newAdmin();
  expect((await other.api("POST /integrations/training-classes-configs/{id}/export")({ id })).refused.code).toBe(
    "training_config.not_found",
  );
});
