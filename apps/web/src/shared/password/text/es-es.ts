import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  show: "Mostrar contraseña",
  space: "espacio",
  forbidden: "Caracteres no permitidos: {{characters}}. Use letras sin acento, números y {{specials}}",
  different: "Las contraseñas no son iguales",
  equal: "Contraseña confirmada",
  strength: {
    parts: "Lo que debe tener la contraseña",
    here: "cumplido",
    missing: "falta",
    LOW: "contraseña débil",
    MEDIUM: "casi lista",
    STRONG: "contraseña fuerte",
    passphrase: "Una frase larga es difícil de adivinar. Las reglas aún exigen los elementos sin marcar de abajo.",
  },
  parts: {
    password_length_error: "De {{min}} a {{max}} caracteres",
    password_uppercase_error: "Una letra mayúscula",
    password_lowercase_error: "Una letra minúscula",
    password_special_error: "{{specials}} caracteres especiales ({{allowed}})",
    password_number_error: "Un número",
  },
};
