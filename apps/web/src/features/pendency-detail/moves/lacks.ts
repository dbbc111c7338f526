import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { MoveObstacle } from "@emdia/contract/pendencies/vocabulary.ts";

type Answers = Pendency["answers"];
/** A missing item, with the number of affected answers. */
type Lack = {
  readonly lack:
    | "unanswered"
    | "no"
    | "noYes"
    | "noNo"
    | "notAllNa"
    | "noQuestions"
    | "nothingSent"
    | "expired"
    | "nothingNew"
    | "held"
    | "noExpiry"
    | "noIssue"
    | "beforeNeed"
    | "opened"
    | "own";
  readonly count: number;
};

const ofFinishing = ({ unanswered, no, total }: Answers): readonly Lack[] => {
  if (total === 0) return [{ lack: "noQuestions", count: 0 }];
  const open: readonly Lack[] = [
    { lack: "unanswered", count: unanswered },
    { lack: "no", count: no },
  ];
  const items = open.filter(({ count }) => count > 0);
  return items.length > 0 ? items : [{ lack: "noYes", count: 0 }];
};

const ofDocuments = {
  "pendency.nothing_sent": "nothingSent",
  "pendency.nothing_new": "nothingNew",
  "pendency.documents_held": "held",
  "pendency.expiry_missing": "noExpiry",
  "pendency.issue_missing": "noIssue",
  "pendency.document_expired": "expired",
  "pendency.issued_before_need": "beforeNeed",
  "pendency.already_opened": "opened",
  "pendency.own_document": "own",
} as const satisfies { readonly [O in MoveObstacle]?: Lack["lack"] };

/** Translates an obstacle into the items that the user can fix. */
export const missingItemsFor = (obstacle: MoveObstacle, answers: Answers): readonly Lack[] => {
  switch (obstacle) {
    case "pendency.cannot_finish":
      return ofFinishing(answers);
    case "pendency.cannot_reject":
      return [{ lack: "noNo", count: 0 }];
    case "pendency.cannot_mark_not_applicable":
      return answers.total === 0
        ? [{ lack: "noQuestions", count: 0 }]
        : [{ lack: "notAllNa", count: answers.total - answers.notApplicable }];
    default:
      return [{ lack: ofDocuments[obstacle], count: 0 }];
  }
};
