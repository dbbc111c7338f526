/** Splits typed or pasted addresses at spaces, commas, semicolons or line breaks, and removes duplicates. */
export const typedEmails = (typed: string): readonly string[] => [
  ...new Map(
    typed
      .split(/[\s,;]+/)
      .filter((part) => part !== "")
      .map((email) => [email.toLowerCase(), email]),
  ).values(),
];
