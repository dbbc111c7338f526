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
/** Where nobody knows yet how many rows they have: so many lists tell enough. */
const PROBED_LISTS = 24;
/** To find a list takes as long as to read so many of its rows. */
const FINDING = 4;

const everyWithin = (every: number): number => Math.min(EVERY_MAX, Math.max(EVERY_MIN, Math.round(every)));
/** Of all rows that so many lists have about so many come before the end of a page. */
const wantedOf = (reach: number, every: number): number => reach * MARGIN + SPARE * every;

/**
 * Where a page of many lists ends is asked of some of them, so that of the others nothing is read that comes after it: unless to read them whole
 * takes no longer.
 */
export const probeFor = ({ length, total, reach }: Lists): Probe | undefined => {
  const every = everyWithin(total / PROBED);
  const share = wantedOf(reach, every) / Math.max(1, total);
  const rows = total / every + FINDING * length + share * total;
  return length >= LISTS_MIN && rows < total ? { every, share } : undefined;
};

/** The same before it is known how many rows they have: of all of them about so many are `wanted`. */
export const blindProbeFor = ({
  length,
  reach,
}: Omit<Lists, "total">): (Pick<Probe, "every"> & { readonly wanted: number }) | undefined => {
  const every = everyWithin(length / PROBED_LISTS);
  return length >= LISTS_MIN ? { every, wanted: wantedOf(reach, every) } : undefined;
};
