import * as z from "zod/mini";

/** Signs that take no room, and spaces that are called letters. */
const SHOWS_NOTHING = /^(?:(?!\0)[\s\p{Cc}\p{Cf}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}])*$/u;
/** Half of a sign, which a text is left with when it is cut, is kept by no database. */
const asWritten = (text: string): string => (SHOWS_NOTHING.test(text) ? "" : text.trim().toWellFormed());

/** What somebody wrote, without the space around it; where nothing of it shows, nothing was written. No database keeps a NUL. */
export const freeText = (maxLength: number) => z.string().check(z.overwrite(asWritten), z.maxLength(maxLength), z.regex(/^[^\0]*$/));
/** The same, where something must be said. */
export const requiredText = (maxLength: number) => freeText(maxLength).check(z.minLength(1));
