import type { LineFaultTexts } from "../line-faults.ts";

export const lineFaultTexts: LineFaultTexts = {
  "cell.required": "Fill in this field.",
  "cell.too_long": "The text is longer than {maximum} characters.",
  "cell.not_a_date": "“{value}” is not a date. Use day/month/year, for example 02/03/2026.",
  "cell.year_out_of_range": "The year of “{value}” is outside the accepted range, from 1900 to 2100.",
  "cell.not_yes_or_no": "“{value}” is neither Yes nor No.",
  "cell.not_a_number": "“{value}” is not a valid number. Use a comma for decimals, for example 2.450,50.",
  "cell.out_of_range": "“{value}” is outside the accepted range.",
  "cell.not_an_option": "“{value}” is not one of the options. Choose one from the list in the template.",
  "cell.invalid_document": "“{value}” is not a document number. Use up to 32 letters without accents and digits.",
  "cell.unknown_country": "“{value}” is not a known country. Use its name or two-letter code, for example AR.",
  "cell.unknown_activity_type": "The activity type “{value}” does not exist in your company.",
  "cell.unknown_project": "The project “{value}” is not one of your company's projects.",
  "cell.ambiguous_name": "There is more than one project “{value}”. Add the contractor, as in the template.",
  "cell.too_many": "Use at most {maximum} items.",
  "cell.column_gone": "The field “{heading}” no longer exists. Delete the column or the value.",
  "line.repeated": "The same document is already in line {line} of this spreadsheet.",
  "line.dismissed": "The worker was dismissed. Record the readmission in the worker's record before you import.",
};
