import type { LineFaultTexts } from "../line-faults.ts";

export const lineFaultTexts: LineFaultTexts = {
  "cell.required": "Complete este campo.",
  "cell.too_long": "El texto supera los {maximum} caracteres.",
  "cell.not_a_date": "“{value}” no es una fecha. Use día/mes/año, como 02/03/2026.",
  "cell.year_out_of_range": "El año de “{value}” está fuera del intervalo aceptado, de 1900 a 2100.",
  "cell.not_yes_or_no": "“{value}” no es Sí ni No.",
  "cell.not_a_number": "“{value}” no es un número válido. Use coma en los decimales, como 2.450,50.",
  "cell.out_of_range": "“{value}” está fuera del intervalo aceptado.",
  "cell.not_an_option": "“{value}” no está entre las opciones. Elija una de la lista de la plantilla.",
  "cell.invalid_document": "“{value}” no es un número de documento. Use hasta 32 letras sin acento y números.",
  "cell.unknown_country": "“{value}” no es un país conocido. Use el nombre o el código de dos letras, como AR.",
  "cell.unknown_activity_type": "El tipo de actividad “{value}” no existe en su empresa.",
  "cell.unknown_project": "El proyecto “{value}” no está entre los proyectos de su empresa.",
  "cell.ambiguous_name": "Hay más de un proyecto “{value}”. Escriba también la contratante, como en la plantilla.",
  "cell.too_many": "Use como máximo {maximum} elementos.",
  "cell.column_gone": "El campo “{heading}” ya no existe. Borre la columna o el valor.",
  "line.repeated": "El mismo documento ya está en la línea {line} de esta hoja de cálculo.",
  "line.dismissed": "El colaborador fue desvinculado. Registre la readmisión en su ficha antes de importar.",
};
