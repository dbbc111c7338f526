import * as z from "zod/mini";
import { Id } from "./list.ts";

/** Result of one row of a bulk request: done, or the refusal that a single request would get. */
export const BulkLine = z.object({
  id: Id,
  done: z.boolean(),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
  details: z.nullable(z.record(z.string(), z.unknown())),
});
export type BulkLine = z.output<typeof BulkLine>;
