/** Where a page is looked for: how many rows so many lists have together, of which it needs the first. */
type Lists = { readonly length: number; readonly total: number; readonly reach: number };
/** One list of so many is read whole, and about this share of its rows comes before the end of the page. */
export type Probe = { readonly every: number; readonly share: number };

/** Few lists tell nothing of the others. */
const LISTS_MIN = 64;
/** So many rows tell enough; but no more than one list of so many is read for it, nor less. */
const PROBED = 320;
const EVERY_MIN = 8;
const EVERY_MAX = 25;
/** So much more is taken than seems to be needed: what was read may have changed sooner or later than the rest. */
const MARGIN = 1.3;
const SPARE = 8;
/** To find a list takes as long as to read so many of its rows. */
const FINDING = 4;

/**
 * Where a page of many lists ends is asked of some of them, so that of the others nothing is read that comes after it: unless to read them whole
 * takes no longer.
 */
export const probeFor = ({ length, total, reach }: Lists): Probe | undefined => {
  const every = Math.min(EVERY_MAX, Math.max(EVERY_MIN, Math.round(total / PROBED)));
  const share = (reach * MARGIN + SPARE * every) / Math.max(1, total);
  const rows = total / every + FINDING * length + share * total;
  return length >= LISTS_MIN && rows < total ? { every, share } : undefined;
};
