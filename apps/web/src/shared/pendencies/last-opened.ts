import { createObservable } from "../create-observable.ts";

/** Which document was looked at last on its own page: from there its list is walked on. */
export const lastOpened = createObservable<number | null>(null);
