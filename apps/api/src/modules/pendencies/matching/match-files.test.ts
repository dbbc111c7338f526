import { expect, test } from "vitest";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { newCpf } from "../../../../test/fixtures/new-cpf.ts";
import { newDraft } from "../../../../test/fixtures/new-document.ts";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const pool = () => world.database.ownerPool();
const sending = ["see_pendency", "upload_document_pendency", "send_pendency_analysis"] as const;

/** A pendency of a named worker, with the name of its document type. */
const asked = async (name: string) => {
  const pendency = await newPendency(world);
  const { rows } = await pool().query<{ document: string; cpf: string }>(
    `update worker w set name = $2 from pendency p join document_type_version v on v.owner_id = p.type_owner_id
       and v.document_type_id = p.type_id and v.version = p.type_version
     where w.id = $1 and p.id = $3 returning v.name as document, w.document as cpf`,
    [pendency.workerId, name, pendency.pendencyId],
  );
  return { ...pendency, name, document: rows[0]?.document ?? "", cpf: rows[0]?.cpf ?? "" };
};
type Api = Awaited<ReturnType<typeof newPerson>>["api"];
const matched = async (api: Api, name: string, text = "") => {
  const { answer, status, refused } = await api("POST /pendencies/matches")({ body: { files: [{ key: 7, name, text }] } });
  return { status, refused, line: answer?.results?.[0] };
};

test("a file with type and CPF is ready for its pendency and names no number", async () => {
  const { supplier, document, cpf, name, pendencyId } = await asked("Iracema Bento");
  const { line } = await matched(supplier.api, `${document}.pdf`, `CPF ${cpf}`);
  expect(line).toMatchObject({
    key: 7,
    ready: true,
    otherPerson: false,
    chosen: [pendencyId],
    pendencies: [{ id: pendencyId, name: document, employee: { name }, signals: ["type", "cpf"], replaces: null }],
  });
  expect(JSON.stringify(line)).not.toContain(cpf);
});

test("a file with the CPF of another worker of the supplier is not ready", async () => {
  const { supplier, document, name, providerId } = await asked("Jandira Melo");
  const other = await newWorkerRow(world, { providerId, name: "Outra Pessoa" });
  const { rows } = await pool().query<{ cpf: string }>("select document as cpf from worker where id = $1", [other]);
  const { line } = await matched(supplier.api, `${document} ${name}.pdf`, `CPF ${rows[0]?.cpf}`);
  expect(line).toMatchObject({ ready: false, otherPerson: true, chosen: [] });
});

test("matching names nothing of another company or of other projects", async () => {
  const { document, cpf, name, contractorId, providerId } = await asked("Lindalva Reis");
  const file = [`${document} ${name}.pdf`, `CPF ${cpf}`] as const;
  const nothing = { ready: false, otherPerson: false, chosen: [], pendencies: [] };
  const elsewhere = await newProject(world, { contractorId, providerIds: [providerId] });
  const stranger = await askedOf(world)();
  const restricted = await newPerson(world, { companyId: providerId, keys: [...sending, "see_employee_data"], onlyProjects: [elsewhere] });
  expect((await matched(restricted.api, ...file)).line).toMatchObject(nothing);
  expect((await matched(stranger.sender, `${name}.pdf`, `CPF ${cpf}`)).line).toMatchObject(nothing);
  // The contractor reviews the document and sends none.
  expect((await matched(stranger.reviewer, ...file)).status).toBe(403);
});

test("a worker who was registered again matches by CPF", async () => {
  const { supplier, document, cpf, pendencyId, providerId } = await asked("Mirtes Alves");
  const { rows } = await pool().query<{ id: number }>(
    `insert into worker (provider_id, person_id, document_kind, document_country, document, name, birthdate, role, admission_date, regime,
       status, status_since, removed_at)
     select provider_id, person_id, document_kind, document_country, document, name, birthdate, role, admission_date, regime, status,
       status_since, now() from worker where provider_id = $1 and document = $2 returning id`,
    [providerId, cpf],
  );
  expect(rows).toHaveLength(1);
  const { line } = await matched(supplier.api, `${document}.pdf`, `CPF ${cpf}`);
  expect(line).toMatchObject({ ready: true, otherPerson: false, chosen: [pendencyId] });
});

test("a CPF outside the user's projects is answered like an unknown one", async () => {
  const { supplier, document, name, cpf, providerId, projectId, pendencyId } = await asked("Odete Rocha");
  const other = await newWorkerRow(world, { providerId, name: "Pessoa Oculta" });
  const { rows } = await pool().query<{ cpf: string }>("select document as cpf from worker where id = $1", [other]);
  const hidden = rows[0]?.cpf ?? "";
  const { api } = await newPerson(world, { companyId: providerId, keys: [...sending, "see_employee_data"], onlyProjects: [projectId] });
  const fileWith = (text: string) => [`${document} ${name}.pdf`, text] as const;
  expect((await matched(api, ...fileWith(`CPF ${cpf}`))).line).toMatchObject({ ready: true, chosen: [pendencyId] });
  expect((await matched(supplier.api, ...fileWith(`CPF ${hidden}`))).line).toMatchObject({ ready: false, otherPerson: true });

  const ofUnknown = (await matched(api, ...fileWith(`CPF ${newCpf()}`))).line;
  expect(ofUnknown).toMatchObject({ ready: false, otherPerson: false, pendencies: [{ id: pendencyId }] });
  expect((await matched(api, ...fileWith(`CPF ${hidden}`))).line).toEqual(ofUnknown);
  const withOwn = (await matched(api, ...fileWith(`${cpf} ${newCpf()}`))).line;
  expect(withOwn).toMatchObject({ ready: false, otherPerson: false });
  expect((await matched(api, ...fileWith(`${cpf} ${hidden}`))).line).toEqual(withOwn);
});

test("matching needs the keys to upload and to send", async () => {
  const { document, name, providerId } = await asked("Marilda Paz");
  const file = `${document} ${name}.pdf`;
  const person = async (keys: Parameters<typeof newPerson>[1]["keys"]) => (await newPerson(world, { companyId: providerId, keys })).api;
  const { refused } = await matched(await person(["see_pendency", "upload_document_pendency"]), file);
  expect(refused).toMatchObject({ code: "permission.missing" });
  expect((await matched(await person(["see_pendency", "send_pendency_analysis"]), file)).line).toMatchObject({ pendencies: [] });
  expect((await matched(await person(sending), file)).line).toMatchObject({ ready: true });
});

test("a CPF proves nothing without the key for personal data", async () => {
  const { document, name, cpf, providerId } = await asked("Norma Dias");
  const { api } = await newPerson(world, { companyId: providerId, keys: sending });
  const { line } = await matched(api, `${document}.pdf`, `CPF ${cpf}`);
  expect(line).toMatchObject({ ready: false, pendencies: [{ signals: ["type"] }] });
  expect((await matched(api, `${document} ${name}.pdf`, `CPF ${cpf}`)).line).toMatchObject({ ready: false, otherPerson: false });
});

test("a matched pendency names the rejected document that is replaced", async () => {
  const pendency = await askedOf(world)();
  const draft = await newDraft(pendency);
  await pendency.send();
  await pendency.reject();
  const { name } = await pendency.read();
  const { line } = await matched(pendency.sender, `${name}.pdf`);
  expect(line?.pendencies).toMatchObject([{ id: pendency.id, replaces: draft.id }]);
});

test("a preview of sending says which pendencies are ready", async () => {
  const [ready, empty, foreign] = [await askedOf(world)(), await askedOf(world)(), await askedOf(world)()];
  await newDraft(ready);
  const preview = async (who: typeof ready, ids: readonly number[]) => {
    const { answer } = await who.sender("POST /pendencies/bulk/preview")({ body: { status: "IN_REVISION", ids: [...ids] } });
    return answer.results;
  };
  expect(await preview(empty, [empty.id])).toMatchObject([{ ready: false, code: "pendency.nothing_sent" }]);
  // In the order of the request, each pendency once.
  const [own, unseen] = [
    { id: ready.id, ready: true, code: null, message: null },
    { id: foreign.id, ready: false, code: "pendency.not_found" },
  ];
  expect(await preview(ready, [foreign.id, ready.id, foreign.id])).toMatchObject([unseen, own]);
  expect((await ready.read()).status).toBe("OPEN");
});
