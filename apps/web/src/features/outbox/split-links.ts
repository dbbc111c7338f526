export type Piece = { readonly kind: "text" | "link"; readonly text: string /** Offset in the message. */; readonly at: number };

const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g;

/** Splits a message at its URLs. Trailing punctuation is not part of the URL. */
export const splitLinks = (message: string): readonly Piece[] => {
  const links = [...message.matchAll(address)].map(({ 0: text, index }): Piece => ({ kind: "link", text, at: index }));
  const starts = [0, ...links.map(({ at, text }) => at + text.length)];
  const ends = [...links.map(({ at }) => at), message.length];
  const texts = starts.map((at, place): Piece => ({ kind: "text", text: message.slice(at, ends[place]), at }));
  return [...links, ...texts].filter(({ text }) => text !== "").sort((one, other) => one.at - other.at);
};
