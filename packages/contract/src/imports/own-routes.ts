import * as z from "zod/mini";
import { routes } from "../route.ts";
import { ImportSummary } from "./report.ts";

export const ownImportRoutes = routes({
  "GET /reports/imports": {
    permission: "self",
    summary: "Lists the caller's imports of the last day, newest first, for the activity panel",
    answer: z.object({ results: z.array(ImportSummary) }),
    polled: true,
  },
});
