import { contract } from "@emdia/contract/contract.ts";
import { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const REVIEWS = ["see_pendency", "see_details_pendency", "answer_checklist_pendency", "reject_pendency"] as const;
const Templates = contract["GET /checklist/{id}/templates"].answer;
const Rows = contract["GET /pendencies"].answer;

type Options = { readonly language: string; readonly body?: unknown };

/** A document under review, and requests of its reviewer in a language. */
const underReview = async () => {
  const pendency = await newPendency(world);
  const id = pendency.pendencyId;
  await world.database.ownerPool().query("update pendency set status = 'IN_REVISION', sent_documents = 1 where id = $1", [id]);
  const { token, api } = await newPerson(world, { companyId: pendency.contractorId, keys: REVIEWS });
  const read = async <S extends z.core.$ZodType>(schema: S, path: string, { language, body }: Options): Promise<z.output<S>> => {
    const written = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const headers = { authorization: `Bearer ${token}`, "accept-language": language, ...type };
    return z.parse(schema, await (await fetch(`${world.address()}/api${path}`, { headers, ...written })).json());
  };
  const detail = (language: string) => read(Pendency, `/pendencies/${id}`, { language });
  return { ...pendency, id, api, read, detail };
};

test("a pendency and its checklist are answered in the language of the request", async () => {
  const { detail } = await underReview();
  const [portuguese, english, spanish] = await Promise.all([detail("pt-BR"), detail("en-US"), detail("es-ES,es;q=0.9,en;q=0.8")]);
  expect([portuguese.name, english.name, spanish.name]).toEqual([
    "Ficha de entrega de EPI",
    "PPE delivery record",
    "Ficha de entrega de EPP",
  ]);
  expect(english.description).toBe("Record of each protective equipment given to the worker, with CA, date and signature.");
  expect(spanish.instructions).toBe("Ficha de EPP actual, frente y dorso, o el informe del sistema con biometría.");
  expect(english.checklist[0]).toMatchObject({
    question: "Is the record the worker's, with the current position?",
    example: "João da Silva, scaffolder.",
  });
  expect(spanish.checklist[0]?.question).toBe("¿La ficha es del colaborador y trae el puesto que ejerce?");
  expect(english.checklist.map(({ id }) => id)).toEqual(portuguese.checklist.map(({ id }) => id));
});

test("the rejection reasons are answered in the language of the request", async () => {
  const { detail, read } = await underReview();
  const [question] = (await detail("pt-BR")).checklist;
  const templates = (language: string) => read(Templates, `/checklist/${question?.id}/templates`, { language });
  expect((await templates("en-US")).results[0]).toMatchObject({
    invalidDescription: "The PPE record is another worker's",
    action: "Get this worker's record from the warehouse and send it.",
  });
  expect((await templates("es-ES")).results[0]?.invalidDescription).toBe("La ficha de EPP es de otro colaborador");
});

test("a reason chosen in English is stored in Portuguese for other readers", async () => {
  const { detail, read, supplier, id } = await underReview();
  const [question] = (await detail("en-US")).checklist;
  const [template] = (await read(Templates, `/checklist/${question?.id}/templates`, { language: "en-US" })).results;
  const given = { status: "INVALID", invalidDescription: template?.invalidDescription, action: template?.action, reason: template?.reason };
  const answered = await read(Pendency, `/pendencies/${question?.id}/checklist`, { language: "en-US", body: given });
  expect(answered.checklist[0]).toMatchObject({ ...given, example: question?.example });
  expect((await detail("pt-BR")).checklist[0]?.invalidDescription).toBe("A ficha de EPI é de outro colaborador");
  const { rows } = await world.database
    .ownerPool()
    .query("select justification, action from pendency_question where id = $1", [question?.id]);
  expect(rows).toEqual([
    {
      justification: "A ficha de EPI é de outro colaborador",
      action: "Separe no almoxarifado a ficha deste colaborador e envie.",
    },
  ]);
  expect((await supplier.api("GET /pendencies/{id}")({ id })).status).toBe(200);
});

test("the list finds a document by its name in the language of the request", async () => {
  const { read, id } = await underReview();
  const found = async (language: string) =>
    (await read(Rows, "/pendencies?name=PPE%20delivery", { language })).results.map((row) => ({ id: row.id, name: row.name }));
  expect(await found("en-US")).toEqual([{ id, name: "PPE delivery record" }]);
  expect(await found("pt-BR")).toEqual([]);
});
