import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { expect, test } from "vitest";
import { aPdf, newDraft } from "../../../../test/fixtures/new-document.ts";
import { newPendency, type TestPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const basic = ["see_pendency", "see_details_pendency"] as const;

const attachmentForm = () => {
  const form = new FormData();
  form.set("attachment", aPdf("exame"), "exame.pdf");
  return form;
};

/** A pendency with a sent document and a comment with one attachment. */
const withFiles = async (sensitive: boolean) => {
  const pendency = await newPendency(world);
  const id = pendency.pendencyId;
  await world.database.ownerPool().query(
    `update document_type_version v set sensitive = $2 from pendency p
     where p.id = $1 and v.owner_id = p.type_owner_id and v.document_type_id = p.type_id`,
    [id, sensitive],
  );
  const { api } = pendency.supplier;
  const { id: documentId } = await newDraft(pendency);
  const { answer: attachment } = await api("POST /pendencies/{id}/comments/attachments")({ id, body: attachmentForm() });
  await api("POST /pendencies/{id}/comments")({ id, body: { kind: "REGULAR", text: "Segue o exame.", attachments: [attachment.id] } });
  expect((await api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).status).toBe(200);
  return { ...pendency, documentId, attachmentId: attachment.id };
};

type Files = TestPendency & { readonly documentId: number; readonly attachmentId: number };
type Person = Awaited<ReturnType<typeof newPerson>>;

/** The status and the named permission of each request that returns a link to a file. */
const opened = async ({ api }: Person, { pendencyId: id, documentId, attachmentId }: Files) => {
  const answers = [
    await api("GET /documents/{id}")({ id: documentId, query: { ahead: true } }),
    await api("GET /documents/{id}")({ id: documentId }),
    await api("GET /pendencies/{id}/comments/attachments/{attachmentId}")({ id, attachmentId }),
  ];
  return answers.map(({ status, refused }) => (status === 403 ? (refused.details as { permission: string }).permission : status));
};

const cases: readonly { keys: readonly PermissionKey[]; sensitive: boolean; missing: string | null }[] = [
  { keys: ["see_health_document"], sensitive: false, missing: "see_file_pendency" },
  { keys: ["see_file_pendency"], sensitive: false, missing: null },
  { keys: ["see_health_document"], sensitive: true, missing: "see_file_pendency" },
  { keys: ["see_file_pendency"], sensitive: true, missing: "see_health_document" },
  { keys: ["see_file_pendency", "see_health_document"], sensitive: true, missing: null },
];

for (const side of ["contractorId", "providerId"] as const)
  test(`each path to a file requires its permissions with ${side}`, async () => {
    for (const sensitive of [false, true]) {
      const files = await withFiles(sensitive);
      for (const { keys, missing } of cases.filter((one) => one.sensitive === sensitive)) {
        const person = await newPerson(world, { companyId: files[side], keys: [...basic, ...keys] });
        expect(await opened(person, files), keys.join()).toEqual(Array(3).fill(missing ?? 200));
        const { answer } = await person.api("GET /pendencies/{id}/documents")({ id: files.pendencyId });
        expect(answer.results).toMatchObject([{ issueDate: expect.any(String), missingKey: missing, can: { open: missing === null } }]);
        const comments = await person.api("GET /pendencies/{id}/comments")({ id: files.pendencyId });
        expect(comments.answer.results[0]?.attachments).toMatchObject([{ missingKey: missing, can: { open: missing === null } }]);
        expect((await person.api("GET /pendencies/{id}")({ id: files.pendencyId })).answer.status).toBe("IN_REVISION");
      }
    }
  });

test("the permissions of two companies do not combine", async () => {
  const files = await withFiles(true);
  const person = await newPerson(
    world,
    { companyId: files.contractorId, keys: [...basic, "see_file_pendency"] },
    { companyId: files.providerId, keys: [...basic, "see_health_document"] },
  );
  expect(await opened(person, files)).toEqual(Array(3).fill("see_health_document"));
});

test("the catalogue marks exactly the health documents of workers", async () => {
  const { rows } = await world.database
    .ownerPool()
    .query<{ ok: boolean }>(
      "select bool_and(sensitive = (category = 'health' and kind in ('EMPLOYEE', 'RISK'))) and bool_or(sensitive) as ok from document_type_version where owner_id = 0",
    );
  expect(rows).toEqual([{ ok: true }]);
});
