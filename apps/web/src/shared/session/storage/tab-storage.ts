import { openStorage } from "./browser-storage.ts";

/** Session storage for sign-in steps and drafts of personal data: it ends with the tab, and no other tab reads it. */
export const tabStorage = openStorage(() => sessionStorage);
