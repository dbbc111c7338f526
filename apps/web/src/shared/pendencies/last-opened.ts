import { watched } from "../watched.ts";

/** Which document was looked at last on its own page: from there its list is walked on. */
export const lastOpened = watched<number | null>(null);
