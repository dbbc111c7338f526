import * as z from "zod/mini";
import { Id } from "./list.ts";

/** What became of one of many: done, or the refusal that a single request would have met. */
export const BulkLine = z.object({
  id: Id,
  done: z.boolean(),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
  details: z.nullable(z.record(z.string(), z.unknown())),
});
export type BulkLine = z.output<typeof BulkLine>;
