import { createObservable } from "../create-observable.ts";

/** Whether a notice was shown yet; the code of the notices loads with the first one. */
export const noticesWanted = createObservable(false);
