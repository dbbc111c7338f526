import type { Schema } from "@emdia/contract/route.ts";
import compile from "fast-json-stringify";
import * as z from "zod/mini";

type Json = z.core.JSONSchema.BaseSchema;
/** Turns `anyOf: [X, null]` into a nullable X: for `anyOf` the serializer would validate each value to choose a member. */
const override = ({ jsonSchema }: { readonly jsonSchema: Json }): void => {
  const { anyOf } = jsonSchema;
  const [schema, ...others] = anyOf?.filter(({ type }) => type !== "null") ?? [];
  if (!schema || others.length > 0 || schema.anyOf || schema.oneOf) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, schema, { nullable: true });
};

const schemas = new WeakMap<Schema, object>();
const made = (schema: Schema): object => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", target: "draft-7", unrepresentable: "any", override });
  schemas.set(schema, json);
  return json;
};
/**
 * JSON schema of a response for the serializer. Uses `io: "input"`: with "output" every object forbids additional properties, and an extra
 * column in a union would fail the response instead of being omitted.
 */
export const answerSchema = (schema: Schema): object => schemas.get(schema) ?? made(schema);

type Write = (answer: unknown) => string;
const writers = new WeakMap<object, Write>();
/** Compiles the serializer on the first response and caches it, so that the start does not compile hundreds of routes. */
const writerOf = (schema: object): Write => {
  const writer = writers.get(schema) ?? compile(schema);
  writers.set(schema, writer);
  return writer;
};
export const writeAnswer =
  ({ schema }: { readonly schema: object }): Write =>
  (answer) =>
    writerOf(schema)(answer);
