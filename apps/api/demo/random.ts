/** Seeded pseudo-random generator: the same numbers in every build of the world. */
export type Dice = {
  readonly whole: (max: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  readonly some: <T>(choices: readonly T[], count: number) => readonly T[];
};

export const dice = (seed: number): Dice => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (max: number) => Math.floor(next() * max);
  return {
    whole,
    pick: (choices) => choices[whole(choices.length)] ?? choices[0],
    some: (choices, count) => {
      const left = [...choices];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(whole(left.length), 1)).flat();
    },
  };
};
