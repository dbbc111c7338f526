import { createObservable } from "../create-observable.ts";

/** Id of the document opened last on its own page; the list continues from there. */
export const lastOpened = createObservable<number | null>(null);
