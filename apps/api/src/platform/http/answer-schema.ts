import type { Schema } from "@emdia/contract/route.ts";
import * as z from "zod/mini";

/**
 * The schema by which an answer is written as JSON. "input", because with "output" every object forbids what it does not
 * name, and one extra column inside a union would turn an answer into a failure; with "input" extras are left out.
 */
export const answerSchema = (schema: Schema): object => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", target: "draft-7", unrepresentable: "any" });
  return json;
};
