const separators = [";", "\t", ","] as const;
const QUOTED = /"(?:[^"]|"")*"/g;
const SAMPLE_CHARS = 65_536;

/** Separator that occurs most in the first filled line outside quotes. A tie is `;`, the separator of Brazilian spreadsheets. */
export const detectSeparator = (text: string): string => {
  const [line = ""] = text.slice(0, SAMPLE_CHARS).replace(QUOTED, "").trimStart().split(/\r|\n/, 1);
  const counts = separators.map((separator) => ({ separator, count: line.split(separator).length }));
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).separator;
};
