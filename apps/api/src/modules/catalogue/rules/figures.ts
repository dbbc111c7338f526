import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";

export type Figure = {
  readonly ownerId: number;
  readonly key: string;
  readonly value: number;
  readonly unit: string;
  readonly holdsFrom: IsoDay;
};

const before = (one: Figure, other: Figure): boolean => {
  const [own, others] = [one.ownerId !== PLATFORM_OWNER, other.ownerId !== PLATFORM_OWNER];
  return own === others ? one.holdsFrom > other.holdsFrom : own;
};

/** The figure that counts on a day: the latest that holds by then, and what a company decided for itself before what the norm says. */
export const figureOn = (figures: readonly Figure[], key: string, day: IsoDay): Figure | undefined =>
  figures
    .filter((figure) => figure.key === key && figure.holdsFrom <= day)
    .reduce<Figure | undefined>((best, figure) => (best === undefined || before(figure, best) ? figure : best), undefined);
