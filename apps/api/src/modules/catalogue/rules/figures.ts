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

/** The figure of a day: the latest that applies by then. A contractor's own figure precedes the platform's. */
export const figureOn = <F extends Figure>(figures: readonly F[], key: string, day: IsoDay): F | undefined =>
  figures
    .filter((figure) => figure.key === key && figure.holdsFrom <= day)
    .reduce<F | undefined>((best, figure) => (best === undefined || before(figure, best) ? figure : best), undefined);
