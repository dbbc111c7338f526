import type { Dice } from "../../apps/api/demo/random.ts";

const RESOLUTION = 1_000_000_000;

/** Zipf weights: the second is half the first, the third a third. */
export const zipf = (count: number, exponent = 1): readonly number[] => Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent);

/** One weight with this share, and Zipf weights for the rest. */
export const withLargest = (share: number, count: number): readonly number[] => {
  const others = zipf(count - 1);
  const sum = others.reduce((total, weight) => total + weight, 0);
  return [share, ...others.map((weight) => (weight / sum) * (1 - share))];
};

/** Draws indexes with these weights. */
export const weighted = (chance: Dice, weights: readonly number[]): (() => number) => {
  let total = 0;
  const reached = weights.map((weight) => {
    total += weight;
    return total;
  });
  return () => {
    const drawn = (chance.whole(RESOLUTION) / RESOLUTION) * total;
    let low = 0;
    let high = reached.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((reached[middle] ?? total) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
};

/** Draws up to this many distinct values; gives up when nearly all are drawn. */
export const drawDifferent = (draw: () => number, count: number): readonly number[] => {
  const drawn = new Set<number>();
  for (let attempts = count * 20; attempts > 0 && drawn.size < count; attempts -= 1) drawn.add(draw());
  return [...drawn];
};
