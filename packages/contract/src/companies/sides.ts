/** Contract side of a company: a contractor requires documents, a provider supplies them. */
export const companySides = ["contractor", "provider"] as const;
