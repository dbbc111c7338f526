/** Keys of local storage for imports. Not in the keys of the session, because the first page loads those. */
export const storageKeys = { askedImports: "askedImports", workerObservers: "workerObservers" } as const;
