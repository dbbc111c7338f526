// Translation of the catalogue texts in an answer. The contract marks their fields with `catalogueText`.
import type { Schema } from "@emdia/contract/route.ts";
import { answerSchema } from "./answer-schema.ts";

export type Translate = (text: string) => string;
type Rewrite = (value: unknown, translate: Translate) => unknown;
type Json = {
  readonly catalogueText?: boolean;
  readonly properties?: { readonly [name: string]: Json };
  readonly additionalProperties?: Json | boolean;
  readonly items?: Json | readonly Json[];
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly allOf?: readonly Json[];
};
type Row = { readonly [name: string]: unknown };

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
/** A catalogue row of a company: its texts stay as the company wrote them. */
const isOwn = ({ ownerId }: Row): boolean => typeof ownerId === "number" && ownerId !== 0;

const rewriteText: Rewrite = (value, translate) => (typeof value === "string" ? translate(value) : value);
const rewriteItems =
  (item: Rewrite): Rewrite =>
  (value, translate) =>
    Array.isArray(value) ? value.map((one) => item(one, translate)) : value;
const rewriteFields =
  (fields: ReadonlyMap<string, Rewrite>): Rewrite =>
  (value, translate) => {
    if (!isRow(value) || isOwn(value)) return value;
    const changed = [...fields].flatMap(([name, rewrite]) => (name in value ? [[name, rewrite(value[name], translate)] as const] : []));
    return { ...value, ...Object.fromEntries(changed) };
  };
const rewriteValues =
  (item: Rewrite): Rewrite =>
  (value, translate) =>
    isRow(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, item(one, translate)])) : value;

const compiled = (parts: readonly (Json | undefined)[]): readonly Rewrite[] =>
  parts.flatMap((part) => {
    const rewrite = part && rewriteOf(part);
    return rewrite ? [rewrite] : [];
  });

/** Undefined if the schema contains no catalogue text. */
const rewriteOf = (schema: Json): Rewrite | undefined => {
  if (schema.catalogueText) return rewriteText;
  const { properties = {}, additionalProperties, items } = schema;
  const fields = new Map(
    Object.entries(properties).flatMap(([name, field]) => compiled([field]).map((rewrite) => [name, rewrite] as const)),
  );
  const parts = [
    ...(fields.size > 0 ? [rewriteFields(fields)] : []),
    ...compiled([items].flat()).map(rewriteItems),
    ...compiled(typeof additionalProperties === "object" ? [additionalProperties] : []).map(rewriteValues),
    ...compiled([...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]),
  ];
  return parts.length === 0 ? undefined : (value, translate) => parts.reduce((written, rewrite) => rewrite(written, translate), value);
};

const rewrites = new WeakMap<Schema, { readonly rewrite: Rewrite | undefined }>();
const rewriteFor = (schema: Schema): Rewrite | undefined => {
  const known = rewrites.get(schema) ?? { rewrite: rewriteOf(answerSchema(schema)) };
  rewrites.set(schema, known);
  return known.rewrite;
};

/** The answer with its catalogue texts translated. The answer of a route without such texts is returned as it is. */
export const translateAnswer = (schema: Schema, answer: unknown, translate: Translate): unknown =>
  rewriteFor(schema)?.(answer, translate) ?? answer;
