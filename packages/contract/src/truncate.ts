/** Shortens a text to at most so many characters, the ellipsis included; characters beyond the basic plane stay whole. */
export const truncate = (text: string, maxLength: number): string => {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, maxLength - 1)
    .join("")
    .trimEnd()}…`;
};
