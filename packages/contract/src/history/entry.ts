import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { Id, Instant } from "../list.ts";

/** History entry: actor, action, time and change. */
export const HistoryEntry = z.object({
  id: Id,
  at: Instant,
  action: z.string(),
  accountId: z.nullable(Id),
  accountName: z.nullable(z.string()),
  subject: z.object({ kind: z.string(), id: Id, name: z.nullable(CatalogueText) }),
  field: z.nullable(z.string()),
  oldValue: z.nullable(CatalogueText),
  newValue: z.nullable(CatalogueText),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;
