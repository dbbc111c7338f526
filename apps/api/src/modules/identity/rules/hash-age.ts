/** Argon2 cost parameters, parsed from the prefix of the hash. */
export type HashCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };

const SHAPE = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Whether a hash has lower cost than today or another format. A hash with higher cost is current. */
export const isOutdated = (hash: string, today: HashCost): boolean => {
  const [, memory, time, lanes] = SHAPE.exec(hash) ?? [];
  if (memory === undefined || time === undefined || lanes === undefined) return true;
  return Number(memory) < today.memoryCost || Number(time) < today.timeCost || Number(lanes) < today.parallelism;
};
