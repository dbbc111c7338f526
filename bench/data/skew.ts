import type { Dice } from "../../apps/api/demo/random.ts";

const RESOLUTION = 1_000_000_000;

/** The weights of a population in which few are large: the second is half the first, the third a third of it. */
export const zipf = (count: number, exponent = 1): readonly number[] => Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent);

/** One that holds this share alone, and the others as Zipf has them. */
export const withLargest = (share: number, count: number): readonly number[] => {
  const others = zipf(count - 1);
  const sum = others.reduce((total, weight) => total + weight, 0);
  return [share, ...others.map((weight) => (weight / sum) * (1 - share))];
};

/** Draws positions, each as often as its weight says. */
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

/** Up to so many different ones; it gives up looking for new ones where nearly all have been drawn. */
export const drawDifferent = (draw: () => number, count: number): readonly number[] => {
  const drawn = new Set<number>();
  for (let attempts = count * 20; attempts > 0 && drawn.size < count; attempts -= 1) drawn.add(draw());
  return [...drawn];
};
