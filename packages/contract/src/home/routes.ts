import * as z from "zod/mini";
import { Day } from "../list.ts";
import { routes } from "../route.ts";

/** Number of rows of a list; `isExact` is false if the count stopped at 1,000. */
export const HomeFigure = z.object({ total: z.int(), isExact: z.boolean() });
export type HomeFigure = z.output<typeof HomeFigure>;

const ContractorFigures = z.object({
  toReview: HomeFigure,
  reviewOverdue: HomeFigure,
  expired: HomeFigure,
  /** Settled documents of all required ones. */
  conformity: z.object({ settled: z.int(), total: z.int() }),
});
export type ContractorFigures = z.output<typeof ContractorFigures>;

const ProviderFigures = z.object({
  toSend: HomeFigure,
  rejected: HomeFigure,
  /** Both days are included. */
  dueSoon: z.extend(HomeFigure, { from: Day, until: Day }),
  expired: HomeFigure,
  questions: HomeFigure,
});
export type ProviderFigures = z.output<typeof ProviderFigures>;

/** A part is absent if the caller may not see its list. */
export const HomeAnswer = z.object({
  contractor: z.optional(ContractorFigures),
  provider: z.optional(ProviderFigures),
  workers: z.optional(z.object({ mayNotWork: HomeFigure })),
});
export type HomeAnswer = z.output<typeof HomeAnswer>;

export const homeRoutes = routes({
  "GET /home": {
    permission: "self",
    summary: "Figures of the home page: documents and workers that need attention, each as its list counts them",
    answer: HomeAnswer,
  },
});
