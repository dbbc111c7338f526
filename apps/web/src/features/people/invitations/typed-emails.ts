/** What was typed or pasted as one or more addresses: they are told apart by spaces, commas, semicolons or lines, and each counts once. */
export const typedEmails = (typed: string): readonly string[] => [
  ...new Map(
    typed
      .split(/[\s,;]+/)
      .filter((part) => part !== "")
      .map((email) => [email.toLowerCase(), email]),
  ).values(),
];
