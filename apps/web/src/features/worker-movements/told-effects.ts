import type { MovementPreview } from "@emdia/contract/workers/movement.ts";

type Documents = MovementPreview["documents"];
type ProjectEffect = {
  readonly effect: Documents[number]["effect"];
  readonly project: string;
  readonly names: readonly string[];
  readonly more: number;
};

/** Maximum number of names in one sentence; the others are counted. */
const NAMES_MAX = 6;

/** The changed documents, grouped by effect and project. */
export const documentsByProject = (documents: Documents): readonly ProjectEffect[] => {
  const grouped = Map.groupBy(documents, ({ effect, project }) => `${effect} ${project.id}`);
  return [...grouped.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const names = [first, ...others].map(({ name }) => name);
    return [
      { effect: first.effect, project: first.project.name, names: names.slice(0, NAMES_MAX), more: Math.max(0, names.length - NAMES_MAX) },
    ];
  });
};

/** Formats `2026-03` as 03/2026. */
export const monthText = (month: string): string => month.split("-").toReversed().join("/");
