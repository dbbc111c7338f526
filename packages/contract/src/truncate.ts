/** Shortens a text to `maxLength` code points, including the ellipsis. */
export const truncate = (text: string, maxLength: number): string => {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, maxLength - 1)
    .join("")
    .trimEnd()}…`;
};
