/** Rounded down, so that 100 % is shown only if everything is settled. */
export const wholePercent = ({ settled, total }: { readonly settled: number; readonly total: number }): number =>
  total === 0 ? 100 : Math.floor((settled / total) * 100);
