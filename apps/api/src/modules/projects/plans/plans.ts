import { DEFAULT_PLAN, type Locale, PLANS, type Plan as PlanName } from "@emdia/contract/limits.ts";
import { planRoutes } from "@emdia/contract/projects/plan-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import { enUs } from "./en-us.ts";
import { esEs } from "./es-es.ts";
import type { PlanTexts } from "./plan-texts.ts";
import { ptBr } from "./pt-br.ts";

const texts: { readonly [L in Locale]: PlanTexts } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
const planIn = (language: Locale, id: PlanName) => ({ id, ...texts[language].plans[id] });

/** Routes for the two plans; their texts are the same for all users. */
export const plans = module("plans", planRoutes, {
  "GET /plans": async (_scope, { query: { language } }) => PLANS.map((id) => planIn(language, id)),
  "GET /plans/faq": async (_scope, { query: { language } }) => [...texts[language].faq],
  "GET /plans/defaut-list": async () => PLANS.map((id) => ({ id, isDefault: id === DEFAULT_PLAN })),
  "GET /plans/{plan}": async (_scope, { params: { plan }, query: { language } }) => planIn(language, plan),
});
