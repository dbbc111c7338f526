/** Keyboard shortcuts of the review screen. */
export const reviewKeys = ["1", "2", "3", "j", "k", "a", "r", "n", "p", "s", "w", "u", "?"] as const;
export type ReviewKey = (typeof reviewKeys)[number];
