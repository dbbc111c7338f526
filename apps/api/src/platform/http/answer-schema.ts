import type { Schema } from "@emdia/contract/route.ts";
import compile from "fast-json-stringify";
import * as z from "zod/mini";

type Json = z.core.JSONSchema.BaseSchema;
/** What may be null is written as what it is, or as null: of two that may be meant each value would be validated first, to know which. */
const override = ({ jsonSchema }: { readonly jsonSchema: Json }): void => {
  const { anyOf } = jsonSchema;
  const [meant, ...others] = anyOf?.filter(({ type }) => type !== "null") ?? [];
  if (!meant || others.length > 0 || meant.anyOf || meant.oneOf) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, meant, { nullable: true });
};

const known = new WeakMap<Schema, object>();
const made = (schema: Schema): object => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", target: "draft-7", unrepresentable: "any", override });
  known.set(schema, json);
  return json;
};
/**
 * The schema by which an answer is written as JSON. "input", because with "output" every object forbids what it does not
 * name, and one extra column inside a union would turn an answer into a failure; with "input" extras are left out.
 */
export const answerSchema = (schema: Schema): object => known.get(schema) ?? made(schema);

type Write = (answer: unknown) => string;
const writers = new WeakMap<object, Write>();
/** Made with the first answer and kept for the process: a start does not wait for hundreds of routes that nobody has asked for yet. */
const writerOf = (schema: object): Write => {
  const writer = writers.get(schema) ?? compile(schema);
  writers.set(schema, writer);
  return writer;
};
export const writeAnswer =
  ({ schema }: { readonly schema: object }): Write =>
  (answer) =>
    writerOf(schema)(answer);
