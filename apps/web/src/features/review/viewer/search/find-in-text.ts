import { plainText } from "../../../../shared/format/plain-text.ts";

/** A text run of a page. `hasEOL` marks the end of a line. */
export type Run = { readonly str: string; readonly hasEOL: boolean };
type Place = { readonly run: number; readonly offset: number };
/** The position of a match in the runs of a page; the end is exclusive. */
export type TextMatch = { readonly from: Place; readonly to: Place };

/** The normalized text of a page in one line, with the source position of each character. */
const lettersOf = (runs: readonly Run[]): { readonly text: string; readonly places: readonly Place[] } => {
  const places: Place[] = [];
  let text = "";
  const put = (letters: string, place: Place) => {
    text += letters;
    for (const _ of letters) places.push(place);
  };
  runs.forEach(({ str, hasEOL }, run) => {
    for (let offset = 0; offset < str.length; offset += 1) put(plainText(str[offset] ?? ""), { run, offset });
    if (hasEOL) put(" ", { run, offset: Math.max(0, str.length - 1) });
  });
  return { text, places };
};

/** All matches on a page, ignoring accents and case, also across lines. */
export const findIn = (runs: readonly Run[], wanted: string): readonly TextMatch[] => {
  const query = plainText(wanted.trim()).replace(/\s+/g, " ");
  if (query === "") return [];
  const { text, places } = lettersOf(runs);
  const found: TextMatch[] = [];
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) {
    const [from, last] = [places[at], places[at + query.length - 1]];
    if (from && last) found.push({ from, to: { run: last.run, offset: last.offset + 1 } });
  }
  return found;
};
