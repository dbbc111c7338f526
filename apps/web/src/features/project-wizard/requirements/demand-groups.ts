/** A document that a project may demand, as the catalogue names it. */
export type Demand = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly category: string;
  readonly frequency: string;
  readonly blocksWork: boolean;
  readonly questions: readonly string[];
};
type Filter = { readonly words: string; readonly type: string };
type Group = { readonly category: string; readonly demands: readonly Demand[] };

export const ALL_TYPES = "all";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whom the documents are about, each once, as they come. */
export const typesIn = (demands: readonly Demand[]): readonly string[] => [...new Set(demands.map(({ type }) => type))];

/** What answers the search, under its categories. Accents and case make no difference. */
export const groupsOf = (demands: readonly Demand[], { words, type }: Filter): readonly Group[] => {
  const sought = plain(words).split(/\s+/).filter(Boolean);
  const found = demands.filter(
    (demand) =>
      (type === ALL_TYPES || demand.type === type) && sought.every((word) => plain(`${demand.name} ${demand.description}`).includes(word)),
  );
  return [...Map.groupBy(found, ({ category }) => category)].map(([category, ofCategory]) => ({ category, demands: ofCategory }));
};

/** Ticks several at once, or takes them all away; the others stay as they are. */
export const tickedAll = (chosen: readonly number[], ids: readonly number[], isTicked: boolean): readonly number[] => {
  const others = chosen.filter((id) => !ids.includes(id));
  return (isTicked ? [...others, ...ids] : others).toSorted((one, other) => one - other);
};
