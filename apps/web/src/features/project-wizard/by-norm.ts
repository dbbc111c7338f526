export type RiskActivity = {
  readonly id: number;
  readonly name: string;
  readonly norm: string | null;
  readonly documents: readonly string[];
  readonly trainings: readonly string[];
};
type OfNorm = { readonly norm: string | null; readonly activities: readonly RiskActivity[] };

const asNumbers = new Intl.Collator("pt-BR", { numeric: true });

/** Activities under their norm, NR-6 before NR-35; those of no norm come last. */
export const byNorm = (activities: readonly RiskActivity[]): readonly OfNorm[] => {
  const groups = [...Map.groupBy(activities, ({ norm }) => norm)].map(([norm, ofNorm]) => ({ norm, activities: ofNorm }));
  const inOrder = groups.toSorted((one, other) => asNumbers.compare(one.norm ?? "", other.norm ?? ""));
  return [...inOrder.filter(({ norm }) => norm !== null), ...inOrder.filter(({ norm }) => norm === null)];
};
