import * as z from "zod/mini";
import { Day, Id, list, paging, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { catalogueName } from "./document-type-routes.ts";
import { confidences } from "./vocabulary.ts";

/** Figure that a norm, or a company for itself, defines from a day on. */
export const NormFigure = z.object({
  ownerId: z.int(),
  id: Id,
  key: z.string(),
  value: z.int(),
  unit: z.string(),
  source: z.string(),
  holdsFrom: Day,
  confidence: z.enum(confidences),
  note: z.nullable(z.string()),
  /** Whether it is the current value of its owner today. */
  holdsToday: z.boolean(),
});
export type NormFigure = z.output<typeof NormFigure>;
export const NormFigureListQuery = z.object({ ...paging(), query: z.optional(searchText) });
export type NormFigureListQuery = z.output<typeof NormFigureListQuery>;

export const normFigureRoutes = routes({
  "GET /catalogue/norm-figures": {
    permission: "see_projects",
    summary: "Lists norm figures with their source and start date",
    query: NormFigureListQuery,
    answer: list(NormFigure),
  },
  "POST /catalogue/norm-figures": {
    permission: "config_pendency_project",
    summary: "Sets a contractor's own figure from a day on, in place of the norm's",
    body: z.object({
      key: z.string().check(z.maxLength(100), z.meta({ examples: ["nr7.aso.periodic"] })),
      value: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
      source: catalogueName,
      holdsFrom: Day,
      note: z.optional(z.nullable(catalogueName)),
    }),
    answer: NormFigure,
    status: 201,
    refusals: ["norm_figure.unknown_key", "norm_figure.no_such_day", "norm_figure.day_taken", "company.choose_one", "permission.missing"],
  },
});
