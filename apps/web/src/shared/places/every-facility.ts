/** Query key prefix of all facility data; a change of a facility invalidates it. */
export const everyFacility = ["facilities"] as const;
