import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of imports of spreadsheets. */
export const text = {
  "import.not_found": "This import no longer exists, or you have no access to it.",
  "import.columns_missing": "Choose a column of the spreadsheet for each required field.",
  "import.not_waiting": "This import has already been started.",
  "import.line_decided": "This line has been decided already.",
  "import.not_undoable": "This import can no longer be undone.",
  "import.file_broken":
    "The spreadsheet cannot be read. Open it in your spreadsheet program, save it as .xlsx or .csv and upload it again.",
  "import.file_empty": "The spreadsheet has no filled line below the headings. Fill in the first sheet and upload it again.",
  "import.file_too_large":
    "The spreadsheet is too large, with many columns or very long texts. Keep only the columns of the template and upload it again.",
  "import.too_many_lines": "The spreadsheet has more than 200,000 lines. Split it into smaller files and upload each one.",
  "import.has_macros": "The spreadsheet has macros. Save a copy as .xlsx, without macros, and upload it again.",
  "import.needs_password": "The spreadsheet asks for a password. Save a copy without a password and upload it again.",
  "import.interrupted": "The import was interrupted by a failure on our side. Upload the spreadsheet again.",
} as const satisfies { readonly [C in ExplainedIn<"importRefusals">]: string };
