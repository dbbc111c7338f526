import * as z from "zod/mini";
import { routes } from "../route.ts";

export const supportRoutes = routes({
  "GET /support-channel": {
    permission: "public",
    summary: "How to reach somebody who helps; no number where nobody answers one",
    answer: z.object({ phone: z.nullable(z.string()) }),
  },
});
