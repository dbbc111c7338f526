import type { ResultImportWords } from "./result-import-words.ts";

export const enUs: ResultImportWords = {
  refusals: {
    "training_class.full": "The class has no places left. Increase the number of places and import the line again.",
    "training_participant.not_open": "This class is not open to the supplier of this worker.",
    "training_participant.restricted": "This worker is restricted at this contractor.",
    "training_participant.dismissed": "This worker was dismissed.",
    "training_participant.before_admission": "A session was before the admission of this worker.",
    "training_participant.without_test": "This training has no test, so it has no score.",
  },
  template: {
    file: "template-class-results",
    sheet: "Results",
    guide: "Instructions",
    lines: [
      "How to fill in",
      "One line per worker, in the sheet Results. The field with * is required.",
      "The worker is found by the CPF, or by the country and number of the foreign document. The name is for your own check only.",
      "Workers who are not in the class yet are added, if it has places.",
      "Attendance: Yes or No for each session. An empty cell does not change the attendance.",
      "Score: 0 to 10 with at most one decimal, such as 8.5. An empty cell does not change the score.",
      "The spreadsheet approves no one: check the results and use Approve all on the page of the class.",
      "Approved participants are not changed by a spreadsheet: correct the result on the page of the class.",
      "You can change the order of the columns and delete those that you do not use.",
    ],
    notes: {
      cpf: "With or without punctuation. Leave empty if the person has a foreign document only.",
      foreignCountry: "Name of the country or its two letters",
      name: "For your own check only",
      session: "Yes or No. Empty: unchanged",
      score: "0 to 10 with at most one decimal",
    },
  },
  mails: {
    done: {
      title: "The import of class results is complete",
      paragraphs: [
        "The spreadsheet “{file}” has been processed.",
        "Added: {created}. Changed: {changed}. Unchanged: {unchanged}. With errors: {failed}.",
        "The report shows the result of each line, and you can download a spreadsheet with only the lines that need a correction.",
      ],
      action: "See the result",
    },
    failed: {
      title: "The import of class results was not completed",
      paragraphs: ["The spreadsheet “{file}” could not be processed to the end. The report shows the reason and what to do."],
      action: "See the reason",
    },
    needs_columns: {
      title: "The import of class results is waiting for you",
      paragraphs: [
        "The spreadsheet “{file}” does not have the required column under the expected name.",
        "Choose the column of each field, and the import starts.",
      ],
      action: "Choose the columns",
    },
  },
};
