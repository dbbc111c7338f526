/** Reasons of a failed line that are no refusals. Their texts are in `texts/`, for the report on screen and for the corrected spreadsheet. */
export const lineFaults = [
  "cell.required",
  "cell.too_long",
  "cell.not_a_date",
  "cell.year_out_of_range",
  "cell.not_yes_or_no",
  "cell.not_a_number",
  "cell.out_of_range",
  "cell.not_an_option",
  "cell.invalid_document",
  "cell.unknown_country",
  "cell.unknown_activity_type",
  "cell.unknown_project",
  "cell.ambiguous_name",
  "cell.too_many",
  "cell.column_gone",
  "cell.not_a_score",
  "cell.not_a_moment",
  "cell.year_not_planned",
  "cell.ambiguous_project",
  "cell.unknown_supplier",
  "cell.unknown_unit",
  "cell.unknown_area",
  "cell.unknown_risk_activity",
  "cell.unknown_worker",
  "line.repeated",
  "line.dismissed",
  "line.worker_not_found",
  "line.several_suppliers",
  "line.session_ahead",
  "line.approved",
] as const;
export type LineFault = (typeof lineFaults)[number];
export const isLineFault = (code: string): code is LineFault => (lineFaults as readonly string[]).includes(code);
/** Text of each fault. Placeholders are names of the details of a reason: `{value}`, `{line}`, `{heading}`, `{minimum}`, `{maximum}`. */
export type LineFaultTexts = { readonly [F in LineFault]: string };
