import { memoizeByKey } from "../../../shared/format/memoize-by-key.ts";
import { plainText } from "../../../shared/format/plain-text.ts";

export type RiskActivity = {
  readonly id: number;
  readonly name: string;
  readonly norm: string | null;
  readonly documents: readonly string[];
  readonly trainings: readonly string[];
};

/** The activities whose name or norm has every word. Ignores accents and case. */
export const riskActivitiesWith = (activities: readonly RiskActivity[], words: string): readonly RiskActivity[] => {
  const terms = plainText(words).split(/\s+/).filter(Boolean);
  return activities.filter(({ name, norm }) => terms.every((term) => plainText(`${name} ${norm ?? ""}`).includes(term)));
};

const asNumbers = memoizeByKey(() => new Intl.Collator("pt-BR", { numeric: true }));
const isNr = ({ norm }: RiskActivity) => norm?.startsWith("NR-") ?? false;

/** Sorts by norm number (NR-6 before NR-35). Other laws follow, activities without a norm come last. */
export const sortByNorm = (activities: readonly RiskActivity[]): readonly RiskActivity[] => {
  const inOrder = activities.toSorted((one, other) => asNumbers().compare(one.norm ?? "", other.norm ?? ""));
  const others = inOrder.filter((activity) => !isNr(activity));
  return [...inOrder.filter(isNr), ...others.filter(({ norm }) => norm !== null), ...others.filter(({ norm }) => norm === null)];
};
