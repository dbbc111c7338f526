import { plainText } from "../../../shared/format/plain-text.ts";

/** A document type of the catalogue that a project may require. */
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
type Filter = {
  readonly words: string;
  readonly type: string;
  /** Shows these documents only; null shows all. */
  readonly only?: readonly number[] | null;
};
type Group = { readonly category: string; readonly demands: readonly Demand[] };

export const ALL_TYPES = "all";

/** The types of the documents, without duplicates, in their original order. */
export const typesIn = (demands: readonly Demand[]): readonly string[] => [...new Set(demands.map(({ type }) => type))];

/** The documents that match the search, grouped by category. Ignores accents and case. */
export const groupsOf = (demands: readonly Demand[], { words, type, only = null }: Filter): readonly Group[] => {
  const terms = plainText(words).split(/\s+/).filter(Boolean);
  const found = demands.filter(
    (demand) =>
      (only === null || only.includes(demand.id)) &&
      (type === ALL_TYPES || demand.type === type) &&
      terms.every((word) => plainText(`${demand.name} ${demand.description}`).includes(word)),
  );
  return [...Map.groupBy(found, ({ category }) => category)].map(([category, ofCategory]) => ({ category, demands: ofCategory }));
};

/** Adds or removes several ids at once. */
export const tickedAll = (chosen: readonly number[], ids: readonly number[], isTicked: boolean): readonly number[] => {
  const others = chosen.filter((id) => !ids.includes(id));
  return (isTicked ? [...others, ...ids] : others).toSorted((one, other) => one - other);
};
