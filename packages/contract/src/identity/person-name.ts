import * as z from "zod/mini";
import { PERSON_NAME_MAX_LENGTH } from "../limits.ts";

/** Single line of text without control, format and line break characters, because they could break the line or reverse the text. */
export const oneLine = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u));

export const PersonName = oneLine(PERSON_NAME_MAX_LENGTH);
