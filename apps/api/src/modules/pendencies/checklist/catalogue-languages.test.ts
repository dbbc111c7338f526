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
  expect([portuguese.name, english.name, spanish.name]).toEqual(["ASO periódico", "Periodic health certificate", "ASO periódico"]);
  expect(english.description).toBe("Occupational health certificate that renews the worker's fitness at the interval of the PCMSO.");
  expect(spanish.instructions).toBe("Último ASO periódico, o el de admisión mientras aún vale, con todas las páginas.");
  expect(english.checklist[0]).toMatchObject({
    question: "Is the examination periodic, and within the interval of the PCMSO?",
    example: "Periodic of 10/03/2026; previous of 12/03/2025.",
  });
  expect(spanish.checklist[0]?.question).toBe("¿El examen es periódico y se hizo dentro del intervalo del PCMSO?");
  expect(english.checklist.map(({ id }) => id)).toEqual(portuguese.checklist.map(({ id }) => id));
});

test("the rejection reasons are answered in the language of the request", async () => {
  const { detail, read } = await underReview();
  const [question] = (await detail("pt-BR")).checklist;
  const templates = (language: string) => read(Templates, `/checklist/${question?.id}/templates`, { language });
  expect((await templates("en-US")).results[0]).toMatchObject({
    invalidDescription: "The examination exceeded the interval of the PCMSO",
    action: "Book the periodic one at the clinic and send the new ASO; access is blocked until then.",
  });
  expect((await templates("es-ES")).results[0]?.invalidDescription).toBe("El examen superó el intervalo del PCMSO");
});

test("a reason chosen in English is stored in Portuguese for other readers", async () => {
  const { detail, read, supplier, id } = await underReview();
  const [question] = (await detail("en-US")).checklist;
  const [template] = (await read(Templates, `/checklist/${question?.id}/templates`, { language: "en-US" })).results;
  const given = { status: "INVALID", invalidDescription: template?.invalidDescription, action: template?.action, reason: template?.reason };
  const answered = await read(Pendency, `/pendencies/${question?.id}/checklist`, { language: "en-US", body: given });
  expect(answered.checklist[0]).toMatchObject({ ...given, example: question?.example });
  expect((await detail("pt-BR")).checklist[0]?.invalidDescription).toBe("O exame passou do intervalo do PCMSO");
  const { rows } = await world.database
    .ownerPool()
    .query("select justification, action from pendency_question where id = $1", [question?.id]);
  expect(rows).toEqual([
    {
      justification: "O exame passou do intervalo do PCMSO",
      action: "Agende o periódico na clínica e envie o ASO novo; até lá o acesso fica bloqueado.",
    },
  ]);
  expect((await supplier.api("GET /pendencies/{id}")({ id })).status).toBe(200);
});

test("the list finds a document by its name in the language of the request", async () => {
  const { read, id } = await underReview();
  const found = async (language: string) =>
    (await read(Rows, "/pendencies?name=Periodic%20health", { language })).results.map((row) => ({ id: row.id, name: row.name }));
  expect(await found("en-US")).toEqual([{ id, name: "Periodic health certificate" }]);
  expect(await found("pt-BR")).toEqual([]);
});
