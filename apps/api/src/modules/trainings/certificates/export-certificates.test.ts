import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { exportedFiles } from "../../../../test/files/exported-files.ts";
import { approve, newRunningTraining } from "../../../../test/fixtures/new-certificate.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { enrol, supplierTrainingKeys } from "../../../../test/fixtures/new-training.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";
import { exportCertificatesJob } from "./export-certificates-job.ts";

const world = openWorld();
const { done, downloadedBy, files } = exportedFiles(world);
const ROUTE = "POST /integrations/{companyId}/training-classes/{id}/certificates/export";
const PAGE = /\/Type \/Page\b/g;

test("the valid certificates of a class are one PDF, for a supplier its own [CD-164]", async () => {
  const place = await newRunningTraining(world);
  const { contractorId: companyId, training, admin, supplier, otherId, link } = place;
  const workers = [
    await place.newWorker({ name: "Ana" }),
    await place.newWorker({ name: "Bia" }),
    await newWorkerRow(world, { providerId: otherId, links: [link], name: "Caio" }),
  ];
  await enrol(place, workers);
  await approve(place, workers);
  await approve(place, workers.slice(1, 2), { status: "failed", reason: "Prova anulada" });
  const pagesFor = async (person: Pick<Awaited<ReturnType<typeof newPerson>>, "api" | "email">) => {
    expect((await person.api(ROUTE)({ companyId, id: training.id })).status).toBe(202);
    await done(exportCertificatesJob);
    const { link: path, headers, lines } = await downloadedBy(person);
    expect(lines[0]).toContain("%PDF-");
    expect(headers?.["content-type"]).toBe("application/pdf");
    const again = await files().download(path);
    return again ? (await buffer(again.bytes)).toString("latin1").match(PAGE)?.length : 0;
  };
  expect([await pagesFor(admin), await pagesFor(supplier)]).toEqual([2, 1]);
  const { answer } = await admin.api("GET /integrations/history/{id}")({ id: training.id });
  expect(answer.results[0]).toMatchObject({ action: "training_class.exported", newValue: "certificates" });
  const stranger = await newPerson(world, { companyId: otherId, keys: supplierTrainingKeys.filter((key) => !key.startsWith("export")) });
  expect((await stranger.api(ROUTE)({ companyId, id: training.id })).refused.code).toBe("permission.missing");
});
