import { expect, test } from "vitest";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

test("plans and their FAQ are returned in the requested language [R-290] [CD-024]", async () => {
  const { api } = await newPerson(world);
  const { answer } = await api("GET /plans")();
  expect(answer.map(({ id, name }) => [id, name])).toEqual([
    ["STP", "STP · Serviços de terceiros e previdência"],
    ["SSMA", "SSMA · Saúde, segurança e meio ambiente"],
  ]);
  const [english, spanish] = [
    await api("GET /plans/{plan}")({ plan: "SSMA", query: { language: "en-US" } }),
    await api("GET /plans/faq")({ query: { language: "es-ES" } }),
  ];
  expect(english.answer).toMatchObject({ id: "SSMA", name: "SSMA · Health, safety and environment" });
  expect(spanish.answer[0]?.question).toBe("¿Un proveedor puede tener los dos planes?");
  expect((await api("GET /plans/defaut-list")()).answer).toEqual([
    { id: "STP", isDefault: false },
    { id: "SSMA", isDefault: true },
  ]);
});
