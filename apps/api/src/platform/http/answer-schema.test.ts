import { expect, test } from "vitest";
import * as z from "zod/mini";
import { answerSchema, writeAnswer } from "./answer-schema.ts";

const written = (schema: Parameters<typeof answerSchema>[0], answer: unknown): unknown =>
  JSON.parse(writeAnswer({ schema: answerSchema(schema) })(answer));

const Named = z.object({ name: z.string() });

test("a nullable field is written as null or without unknown fields", () => {
  const Answer = z.object({
    worker: z.nullable(Named),
    day: z.nullable(z.iso.date()),
    count: z.nullable(z.int()),
    list: z.nullable(z.array(Named)),
  });
  const nothing = { worker: null, day: null, count: null, list: null };
  expect(written(Answer, nothing)).toEqual(nothing);
  const all = { worker: { name: "Ana" }, day: "2026-02-28", count: 0, list: [{ name: "Bento" }] };
  expect(written(Answer, { ...all, worker: { ...all.worker, document: "52998224725" } })).toEqual(all);
});

test("a nullable union is written as the matching member or as null", () => {
  const Answer = z.object({ subject: z.nullable(z.union([z.object({ worker: z.string() }), z.object({ company: z.string() })])) });
  for (const subject of [{ worker: "Ana" }, { company: "Andaimes" }, null]) expect(written(Answer, { subject })).toEqual({ subject });
});
