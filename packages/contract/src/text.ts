import * as z from "zod/mini";

/** Text without visible characters: control and format characters, and letters that render as spaces. */
const SHOWS_NOTHING = /^(?:(?!\0)[\s\p{Cc}\p{Cf}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}])*$/u;
/** Replaces unpaired surrogates, left by a truncated text, because PostgreSQL rejects them. */
const asWritten = (text: string): string => (SHOWS_NOTHING.test(text) ? "" : text.trim().toWellFormed());

/** Trimmed free text; text without visible characters becomes empty. NUL is refused, because PostgreSQL cannot store it. */
export const freeText = (maxLength: number) => z.string().check(z.overwrite(asWritten), z.maxLength(maxLength), z.regex(/^[^\0]*$/));
/** Free text that may not be empty. */
export const requiredText = (maxLength: number) => freeText(maxLength).check(z.minLength(1));
