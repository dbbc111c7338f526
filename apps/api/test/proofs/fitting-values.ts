import type { Schema } from "@emdia/contract/route.ts";
import fc from "fast-check";
import * as z from "zod/mini";

/** The subset of JSON Schema that the contract's schemas produce. */
type Described = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly properties?: { readonly [name: string]: Described };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Described;
  readonly items?: Described;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
};
type Values = fc.Arbitrary<unknown>;
/** Applied to every value and part of it: identity, or an occasional replacement by a hostile value. */
export type Treatment = (fitting: Values) => Values;

const ITEMS_MAX = 5;
const LENGTH_MAX = 300;

const days = fc.integer({ min: 0, max: 60_000 }).map((day) => new Date(day * 86_400_000).toISOString());
const formats: { readonly [format: string]: Values } = {
  email: fc.stringMatching(/^[a-z]{1,8}$/).map((name) => `${name}@prova.example`),
  date: days.map((instant) => instant.slice(0, 10)),
  "date-time": days,
  uuid: fc.uuid(),
  uri: fc.webUrl(),
};

const text = ({ format, pattern, minLength = 0, maxLength = LENGTH_MAX }: Described): Values => {
  const known = formats[format ?? ""];
  if (known) return known;
  return pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.string({ minLength, maxLength: Math.min(maxLength, LENGTH_MAX), unit: "grapheme" });
};
const whole = ({ minimum, exclusiveMinimum, maximum }: Described): Values => {
  const min = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  return fc.integer({ min, max: Math.min(maximum ?? 2_000_000_000, 2_000_000_000) });
};
const thing = ({ properties = {}, required = [], additionalProperties }: Described, treat: Treatment): Values => {
  const named = fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, valuesOf(inner, treat)])), {
    requiredKeys: required.filter((name) => Object.hasOwn(properties, name)),
  });
  if (typeof additionalProperties !== "object") return named;
  return fc
    .tuple(named, fc.dictionary(fc.string(), valuesOf(additionalProperties, treat), { maxKeys: ITEMS_MAX }))
    .map(([own, more]) => ({ ...more, ...own }));
};
const several = ({ items = {}, minItems = 0, maxItems = ITEMS_MAX }: Described, treat: Treatment): Values =>
  fc.array(valuesOf(items, treat), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, ITEMS_MAX)) });

const plain = (described: Described, treat: Treatment): Values => {
  const { type } = described;
  if (described.const !== undefined) return fc.constant(described.const);
  if (described.examples) return fc.constantFrom(...described.examples);
  if (described.enum) return fc.constantFrom(...described.enum);
  const either = described.anyOf ?? described.oneOf;
  if (either) return fc.oneof(...either.map((one) => valuesOf(one, treat)));
  if (type === "object") return thing(described, treat);
  if (type === "array") return several(described, treat);
  if (type === "string") return text(described);
  if (type === "integer") return whole(described);
  if (type === "number") return fc.double({ min: described.minimum ?? 0, max: described.maximum ?? 1e9, noNaN: true });
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  return fc.jsonValue({ maxDepth: 1 });
};
const valuesOf = (described: Described, treat: Treatment): Values => treat(plain(described, treat));

/** Generates values for a schema. For queries use "output", because the wire format is text. */
export const valuesFor = (schema: Schema, io: "input" | "output", treat: Treatment = (fitting) => fitting): Values =>
  valuesOf(z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Described, treat);

const SEED = 20_260_701;
const TRIES = 200;

const partsOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? Object.values(value).reduce<number>((sum, part) => sum + partsOf(part), 1) : 1;

const fullestOf = (schema: Schema, name: string): unknown => {
  const tried = fc.sample(valuesFor(schema, "input"), { seed: SEED, numRuns: TRIES });
  const [fullest] = tried.filter((value) => z.safeParse(schema, value).success).toSorted((one, other) => partsOf(other) - partsOf(one));
  if (fullest === undefined)
    throw new Error(`nothing generated fits ${name}: register examples with the schema that only knows values by a check of its own`);
  return fullest;
};

/** Cache: generating one takes as long as a hundred requests, and the proofs request it repeatedly. */
const found = new WeakMap<Schema, unknown>();

/** A valid value of the schema, as complete as possible and the same in every run. */
export const fittingValue = (schema: Schema, name: string): unknown => {
  if (!found.has(schema)) found.set(schema, fullestOf(schema, name));
  return found.get(schema);
};
