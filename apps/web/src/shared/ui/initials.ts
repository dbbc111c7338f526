/** Initials of the first and the last name, in place of a photo. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const letters = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return letters
    .map((word = "") => word.charAt(0))
    .join("")
    .toUpperCase();
};
