import { createObservable } from "../create-observable.ts";

/** Whether anybody had something to say yet: until then nothing of the notices is loaded. */
export const noticesWanted = createObservable(false);
