/** A run of letters as a page holds it; after some of them the line ends. */
export type Run = { readonly str: string; readonly hasEOL: boolean };
type Place = { readonly run: number; readonly offset: number };
/** Where something stands in the runs of a page; the end is behind its last letter. */
export type TextMatch = { readonly from: Place; readonly to: Place };

/** Whoever looks for "certidao" means "Certidão". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The letters of a page in one line, each with the place it comes from. */
const lettersOf = (runs: readonly Run[]): { readonly text: string; readonly places: readonly Place[] } => {
  const places: Place[] = [];
  let text = "";
  const put = (letters: string, place: Place) => {
    text += letters;
    for (const _ of letters) places.push(place);
  };
  runs.forEach(({ str, hasEOL }, run) => {
    for (let offset = 0; offset < str.length; offset += 1) put(plain(str[offset] ?? ""), { run, offset });
    if (hasEOL) put(" ", { run, offset: Math.max(0, str.length - 1) });
  });
  return { text, places };
};

/** Every place on a page where something stands, whatever its accents and capitals, also across lines. */
export const findIn = (runs: readonly Run[], wanted: string): readonly TextMatch[] => {
  const query = plain(wanted.trim()).replace(/\s+/g, " ");
  if (query === "") return [];
  const { text, places } = lettersOf(runs);
  const found: TextMatch[] = [];
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) {
    const [from, last] = [places[at], places[at + query.length - 1]];
    if (from && last) found.push({ from, to: { run: last.run, offset: last.offset + 1 } });
  }
  return found;
};
