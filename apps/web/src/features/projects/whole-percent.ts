/** In whole hundredths, rounded down: what is not wholly in order never says so. */
export const wholePercent = ({ settled, total }: { readonly settled: number; readonly total: number }): number =>
  total === 0 ? 100 : Math.floor((settled / total) * 100);
