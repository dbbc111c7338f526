import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import { refuse } from "../../kernel/outcome.ts";
import { recordHistory } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { whereMayAdd } from "./policy.ts";
import { namesItsDay } from "./rules/day-of-year.ts";
import { figureOn } from "./rules/figures.ts";
import { figuresOf, insertOwnFigure } from "./store/figures.ts";

/** Sets a contractor's own value of a norm figure from a day on. The platform's figure does not change. */
export const setNormFigure: Handler<"POST /catalogue/norm-figures"> = async (scope, { body }) => {
  const [ownerId, ...others] = whereMayAdd(scope, "config_pendency_project");
  if (ownerId === undefined) return refuse("permission.missing", { permission: "config_pendency_project" });
  if (others.length > 0) return refuse("company.choose_one", { companies: [ownerId, ...others] });

  const figures = await figuresOf(scope.tx, ownerId);
  const norm = figures.find(({ ownerId: owner, key }) => owner === PLATFORM_OWNER && key === body.key);
  if (!norm) return refuse("norm_figure.unknown_key");
  if (!namesItsDay({ unit: norm.unit, value: body.value })) return refuse("norm_figure.no_such_day");
  const figure = await insertOwnFigure(scope.tx, ownerId, { ...body, unit: norm.unit, note: body.note ?? null });
  if (!figure) return refuse("norm_figure.day_taken");

  const subject = { kind: "norm_figure", id: figure.id };
  const change = { field: body.key, from: String(figureOn(figures, body.key, body.holdsFrom)?.value ?? ""), to: String(body.value) };
  await recordHistory(scope, { ownerId, about: subject, subject: { ...subject, name: body.key }, action: "norm_figure.set", change });
  const counted = figureOn(
    [...figures, figure].filter(({ ownerId: owner }) => owner === ownerId),
    body.key,
    scope.today,
  );
  return { ...figure, holdsToday: counted?.holdsFrom === figure.holdsFrom };
};
