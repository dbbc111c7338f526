// Order and visibility of the panels, per account.
import * as z from "zod/mini";
import { DASHBOARD_PANEL_COUNT } from "../limits.ts";
import { Id, Instant } from "../list.ts";

/** Panels in their default order. */
export const panelNames = [
  "IndicatorConformity",
  "IndicatorProject",
  "IndicatorPendency",
  "IndicatorEmployee",
  "ConformityMonth",
  "ConformityCreation",
  "RankingPendency",
  "RankingProvider",
] as const;
export type PanelName = (typeof panelNames)[number];

const Panel = z.object({
  type: z.enum(panelNames),
  active: z.boolean(),
  order: z.int().check(z.minimum(1), z.maximum(DASHBOARD_PANEL_COUNT)),
});
export type Panel = z.output<typeof Panel>;
/** All panels, active, in the default order. */
export const defaultPanels: readonly Panel[] = panelNames.map((type, at) => ({ type, active: true, order: at + 1 }));

const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
/** Each panel exactly once, in places of their own. */
const Panels = z
  .array(Panel)
  .check(
    z.length(DASHBOARD_PANEL_COUNT),
    z.refine((panels) => areDistinct(panels.map(({ type }) => type)) && areDistinct(panels.map(({ order }) => order)), "panels_repeated"),
  )
  .register(z.globalRegistry, { examples: [defaultPanels] });

/** An account has one row of preferences, and the defaults as long as it has not saved any. `version` increases with every save. */
export const PanelPreferences = z.object({
  id: Id,
  account_id: Id,
  deleted: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  panel: z.array(Panel),
  version: z.int(),
});
export type PanelPreferences = z.output<typeof PanelPreferences>;
export const PreferencesToSave = z.object({ panel: Panels, version: z.int().check(z.nonnegative()) });
