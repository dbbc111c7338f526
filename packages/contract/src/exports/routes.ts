import * as z from "zod/mini";
import { Instant } from "../list.ts";
import { routes } from "../route.ts";

/** What is exported. */
const exportKinds = ["pendencies", "workers", "restrictions"] as const;
export type ExportKind = (typeof exportKinds)[number];

const exported = { jobId: z.string(), kind: z.enum(exportKinds), askedAt: Instant };
/** An export that somebody asked for: it is made, its file waits for them until it ends, or nobody tries any more. */
export const OwnExport = z.discriminatedUnion("state", [
  z.object({ ...exported, state: z.literal("going") }),
  z.object({ ...exported, state: z.literal("ready"), name: z.string(), lines: z.int(), url: z.string(), endsAt: Instant }),
  z.object({ ...exported, state: z.literal("failed"), reason: z.enum(["too_large", "given_up"]) }),
]);
export type OwnExport = z.output<typeof OwnExport>;

export const exportRoutes = routes({
  "GET /reports/exports": {
    permission: "self",
    summary: "What became of the exports that the person asked for within a day: going, ready with a link, or failed and why",
    answer: z.object({ results: z.array(OwnExport) }),
  },
});
