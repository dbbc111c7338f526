/** What a password costs whoever tries it, as it stands in the beginning of its hash. */
export type HashCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };

const SHAPE = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Whether a hash was made when less was asked of it, or in another way altogether. One that costs more stays as it is. */
export const isOutdated = (hash: string, today: HashCost): boolean => {
  const [, memory, time, lanes] = SHAPE.exec(hash) ?? [];
  if (memory === undefined || time === undefined || lanes === undefined) return true;
  return Number(memory) < today.memoryCost || Number(time) < today.timeCost || Number(lanes) < today.parallelism;
};
