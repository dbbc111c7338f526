/** Where a company stands in a contract: it asks for documents, or they are asked of it. */
export const companySides = ["contractor", "provider"] as const;
