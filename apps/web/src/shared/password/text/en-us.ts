import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  show: "Show password",
  space: "space",
  forbidden: "Characters that are not allowed: {{characters}}. Use letters without accents, digits and {{specials}}",
  different: "The passwords are not the same",
  equal: "Password confirmed",
  strength: {
    parts: "What the password must have",
    here: "done",
    missing: "missing",
    LOW: "weak password",
    MEDIUM: "almost there",
    STRONG: "strong password",
    passphrase: "A long passphrase is hard to guess. The rules still require the unmarked items below.",
  },
  parts: {
    password_length_error: "{{min}} to {{max}} characters",
    password_uppercase_error: "An uppercase letter",
    password_lowercase_error: "A lowercase letter",
    password_special_error: "{{specials}} special characters ({{allowed}})",
    password_number_error: "A digit",
  },
};
