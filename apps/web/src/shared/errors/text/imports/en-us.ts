import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of imports of spreadsheets. */
export const text = {
  "import.not_found": "This import no longer exists, or you have no access to it.",
  "import.columns_missing": "Choose a column of the spreadsheet for each required field.",
  "import.not_waiting": "This import has already been started.",
  "import.not_undoable": "This import can no longer be undone.",
} as const satisfies { readonly [C in ExplainedIn<"importRefusals">]: string };
