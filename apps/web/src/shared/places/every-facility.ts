/** Everything that is known of units begins with this word: whoever changes one asks anew for all that shows it. */
export const everyFacility = ["facilities"] as const;
