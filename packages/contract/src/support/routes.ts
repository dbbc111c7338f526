import * as z from "zod/mini";
import { routes } from "../route.ts";

export const supportRoutes = routes({
  "GET /support-channel": {
    permission: "public",
    summary: "Returns the support phone number, or null without one",
    answer: z.object({ phone: z.nullable(z.string()) }),
  },
});
