import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of imports of spreadsheets. */
export const text = {
  "import.not_found": "Esta importación ya no existe o usted no tiene acceso a ella.",
  "import.columns_missing": "Indique la columna de la hoja para cada campo obligatorio.",
  "import.not_waiting": "Esta importación ya se inició.",
  "import.line_decided": "Esta línea ya fue decidida.",
  "import.not_undoable": "Esta importación ya no se puede deshacer.",
  "import.file_broken": "La hoja de cálculo no se puede leer. Ábrala en su programa, guárdela como .xlsx o .csv y envíela de nuevo.",
  "import.file_empty":
    "La hoja de cálculo no tiene ninguna línea rellenada debajo de los títulos. Rellene la primera hoja y envíela de nuevo.",
  "import.file_too_large":
    "La hoja de cálculo es demasiado grande, con muchas columnas o textos muy largos. Deje solo las columnas del modelo y envíela de nuevo.",
  "import.too_many_lines": "La hoja de cálculo tiene más de 200.000 líneas. Divídala en archivos menores y envíe cada uno.",
  "import.has_macros": "La hoja de cálculo tiene macros. Guarde una copia como .xlsx, sin macros, y envíela de nuevo.",
  "import.needs_password": "La hoja de cálculo pide una contraseña. Guarde una copia sin contraseña y envíela de nuevo.",
  "import.interrupted": "La importación se interrumpió por un fallo nuestro. Envíe la hoja de cálculo de nuevo.",
} as const satisfies { readonly [C in ExplainedIn<"importRefusals">]: string };
