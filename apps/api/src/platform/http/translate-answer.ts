// Translation of the catalogue texts in an answer. The contract marks their fields with `catalogueText`.
import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
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
/** Whether the field is a catalogue row, or a list of them, with an `ownerId` of its own. */
type Field = { readonly name: string; readonly rewrite: Rewrite; readonly hasOwner: boolean };

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
/** A catalogue row of a company: its texts stay as the company wrote them. */
const isOfCompany = ({ ownerId }: Row): boolean => typeof ownerId === "number" && ownerId !== PLATFORM_OWNER;

const rewriteText: Rewrite = (value, translate) => (typeof value === "string" ? translate(value) : value);
const rewriteItems =
  (item: Rewrite): Rewrite =>
  (value, translate) =>
    Array.isArray(value) ? value.map((one) => item(one, translate)) : value;
/** A row of a company can list rows of the platform. Their own `ownerId` says whether they are translated. */
const rewriteFields =
  (fields: readonly Field[]): Rewrite =>
  (value, translate) => {
    if (!isRow(value)) return value;
    const translated = isOfCompany(value) ? fields.filter(({ hasOwner }) => hasOwner) : fields;
    const changed = translated.flatMap(({ name, rewrite }) => (name in value ? [[name, rewrite(value[name], translate)] as const] : []));
    return { ...value, ...Object.fromEntries(changed) };
  };
const rewriteValues =
  (item: Rewrite): Rewrite =>
  (value, translate) =>
    isRow(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, item(one, translate)])) : value;

const hasOwner = ({ properties, items }: Json): boolean =>
  properties?.ownerId !== undefined || [items].flat().some((item) => item !== undefined && hasOwner(item));

const compiled = (parts: readonly (Json | undefined)[]): readonly Rewrite[] =>
  parts.flatMap((part) => {
    const rewrite = part && rewriteOf(part);
    return rewrite ? [rewrite] : [];
  });

/** Undefined if the schema contains no catalogue text. */
const rewriteOf = (schema: Json): Rewrite | undefined => {
  if (schema.catalogueText) return rewriteText;
  const { properties = {}, additionalProperties, items } = schema;
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    compiled([field]).map((rewrite) => ({ name, rewrite, hasOwner: hasOwner(field) })),
  );
  const parts = [
    ...(fields.length > 0 ? [rewriteFields(fields)] : []),
    ...compiled([items].flat()).map(rewriteItems),
    ...compiled(typeof additionalProperties === "object" ? [additionalProperties] : []).map(rewriteValues),
    ...compiled([...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]),
  ];
  return parts.length === 0 ? undefined : (value, translate) => parts.reduce((written, rewrite) => rewrite(written, translate), value);
};

const rewrites = new WeakMap<Schema, { readonly rewrite: Rewrite | undefined }>();
/** Compiles the rewrite of a schema on the first answer and caches it. */
const cachedRewrite = (schema: Schema): Rewrite | undefined => {
  const entry = rewrites.get(schema) ?? { rewrite: rewriteOf(answerSchema(schema)) };
  rewrites.set(schema, entry);
  return entry.rewrite;
};

/** The answer with its catalogue texts translated. The answer of a route without such texts is returned as it is. */
export const translateAnswer = (schema: Schema, answer: unknown, translate: Translate): unknown =>
  cachedRewrite(schema)?.(answer, translate) ?? answer;
