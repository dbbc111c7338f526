import type { RestrictionImportWords } from "./restriction-import-words.ts";

export const enUs: RestrictionImportWords = {
  refusals: {
    "restriction.overlaps":
      "This person already has a restriction in this period, which the line cannot change. Check the dates in the list.",
    "restriction.dates_reversed": "The end of the restriction cannot be before its start.",
    "restriction.already_past": "The restriction would be over already. Enter an end from today on, or leave the cell empty.",
  },
  template: {
    file: "template-restricted-workers",
    sheet: "Restricted workers",
    guide: "Instructions",
    lines: [
      "How to fill in",
      "One line per person, in the sheet Restricted workers. Fields with * are required.",
      "The person is found by the document. If the person has a restriction in the period of the line, it gets the name, the reason and the dates of the line.",
      "Example: Name: José Prado · CPF: 529.982.247-25 · Reason: Violation of NR-35 · Start: 02/03/2026 · End: 02/09/2026",
      "Example without CPF: Name: Ana Ruiz · Foreign document type: Passport · Document country: AR · Foreign document number: AAB123456 · Reason: Conduct · Start: 02/03/2026",
      "CPF: with or without punctuation. Leading zeros may be missing.",
      "Dates: day/month/year, such as 02/03/2026. Without an end, the restriction applies until it is lifted.",
      "For two periods of the same person, upload the second one in another spreadsheet.",
      "The spreadsheet lifts no restriction: lift it in the list of restricted workers.",
      "You can change the order of the columns and delete those that you do not use.",
    ],
    notes: {
      cpf: "With or without punctuation. Leave empty if the person has a foreign document only.",
      foreignCountry: "Name of the country or its two letters",
      startDate: "day/month/year",
      endDate: "day/month/year. Empty: no end",
    },
  },
  mails: {
    done: {
      title: "The import of restricted workers is complete",
      paragraphs: [
        "The spreadsheet “{file}” has been processed.",
        "Created: {created}. Changed: {changed}. Unchanged: {unchanged}. With errors: {failed}.",
        "The report shows the result of each line, and you can download a spreadsheet with only the lines that need a correction.",
      ],
      action: "See the result",
    },
    failed: {
      title: "The import of restricted workers was not completed",
      paragraphs: ["The spreadsheet “{file}” could not be processed to the end. The report shows the reason and what to do."],
      action: "See the reason",
    },
    needs_columns: {
      title: "The import of restricted workers is waiting for you",
      paragraphs: [
        "The spreadsheet “{file}” does not have all required columns under the expected names.",
        "Choose the column of each field, and the import starts.",
      ],
      action: "Choose the columns",
    },
  },
};
