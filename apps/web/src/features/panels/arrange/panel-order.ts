// Arrangement of the panels: their order and visibility.
import { defaultPanels, type Panel, type PanelName } from "@emdia/contract/panels/preferences.ts";

/** Panels in their order, numbered from 1. */
const numbered = (panels: readonly Panel[]): readonly Panel[] => panels.map((panel, at) => ({ ...panel, order: at + 1 }));

export const inOrder = (panels: readonly Panel[]): readonly Panel[] => numbered(panels.toSorted((one, other) => one.order - other.order));

/** Moves a panel by some places; it stops at the ends. */
export const movePanel = (panels: readonly Panel[], type: PanelName, by: number): readonly Panel[] => {
  const from = panels.findIndex((panel) => panel.type === type);
  const moved = panels[from];
  if (!moved) return panels;
  const to = Math.max(0, Math.min(from + by, panels.length - 1));
  return numbered(panels.toSpliced(from, 1).toSpliced(to, 0, moved));
};

export const showPanel = (panels: readonly Panel[], type: PanelName, active: boolean): readonly Panel[] =>
  panels.map((panel) => (panel.type === type ? { ...panel, active } : panel));

export const isDefault = (panels: readonly Panel[]): boolean =>
  inOrder(panels).every(({ type, active }, at) => active && defaultPanels[at]?.type === type);
