const byNumber = (one: number, other: number) => one - other;

/** The smallest value that is at least this share of all values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort(byNumber);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};
export const median = (values: readonly number[]): number => percentile(values, 0.5);
