import * as z from "zod/mini";
import { Instant } from "../list.ts";
import { routes } from "../route.ts";

/** Kinds of exports. */
const exportKinds = ["pendencies", "workers", "restrictions"] as const;
export type ExportKind = (typeof exportKinds)[number];

const exported = { jobId: z.string(), kind: z.enum(exportKinds), askedAt: Instant };
/** Export of the caller: running, ready until it expires, or failed for good. */
export const OwnExport = z.discriminatedUnion("state", [
  z.object({ ...exported, state: z.literal("going") }),
  z.object({ ...exported, state: z.literal("ready"), name: z.string(), lines: z.int(), url: z.string(), endsAt: Instant }),
  z.object({ ...exported, state: z.literal("failed"), reason: z.enum(["too_large", "given_up"]) }),
]);
export type OwnExport = z.output<typeof OwnExport>;

export const exportRoutes = routes({
  "GET /reports/exports": {
    permission: "self",
    summary: "Lists the caller's exports of the last day: running, ready with a link, or failed with a reason",
    answer: z.object({ results: z.array(OwnExport) }),
  },
});
