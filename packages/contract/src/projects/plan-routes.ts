import * as z from "zod/mini";
import { DEFAULT_LOCALE, LOCALES, PLANS } from "../limits.ts";
import { routes } from "../route.ts";

const ProjectPlan = z.enum(PLANS);
const inLanguage = z.object({ language: z._default(z.enum(LOCALES), DEFAULT_LOCALE) });

/** Description of a plan. */
export const Plan = z.object({ id: ProjectPlan, name: z.string(), description: z.string(), analyses: z.array(z.string()) });
export type Plan = z.output<typeof Plan>;
export const PlanQuestion = z.object({ question: z.string(), answer: z.string() });
export type PlanQuestion = z.output<typeof PlanQuestion>;

export const planRoutes = routes({
  "GET /plans": { permission: "self", summary: "Lists the plans of document analysis", query: inLanguage, answer: z.array(Plan) },
  "GET /plans/faq": {
    permission: "self",
    summary: "Lists questions and answers about plans",
    query: inLanguage,
    answer: z.array(PlanQuestion),
  },
  "GET /plans/defaut-list": {
    permission: "self",
    summary: "Lists the plans and marks the default of lists",
    answer: z.array(z.object({ id: ProjectPlan, isDefault: z.boolean() })),
  },
  "GET /plans/{plan}": { permission: "self", summary: "Returns one plan", params: { plan: ProjectPlan }, query: inLanguage, answer: Plan },
});
