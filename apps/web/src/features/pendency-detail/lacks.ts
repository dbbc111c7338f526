import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { MoveObstacle } from "@emdia/contract/pendencies/vocabulary.ts";

type Answers = Pendency["answers"];
/** One thing that lacks, and of how many answers it speaks. */
type Lack = {
  readonly lack: "unanswered" | "no" | "noYes" | "noNo" | "notAllNa" | "noQuestions" | "nothingSent" | "expired";
  readonly count: number;
};

const ofFinishing = ({ unanswered, no, total }: Answers): readonly Lack[] => {
  if (total === 0) return [{ lack: "noQuestions", count: 0 }];
  const open: readonly Lack[] = [
    { lack: "unanswered", count: unanswered },
    { lack: "no", count: no },
  ];
  const told = open.filter(({ count }) => count > 0);
  return told.length > 0 ? told : [{ lack: "noYes", count: 0 }];
};

/** What an obstacle means for these answers, in things that somebody can put right. */
export const lacksOf = (obstacle: MoveObstacle, answers: Answers): readonly Lack[] => {
  switch (obstacle) {
    case "pendency.cannot_finish":
      return ofFinishing(answers);
    case "pendency.cannot_reject":
      return [{ lack: "noNo", count: 0 }];
    case "pendency.cannot_mark_not_applicable":
      return answers.total === 0
        ? [{ lack: "noQuestions", count: 0 }]
        : [{ lack: "notAllNa", count: answers.total - answers.notApplicable }];
    case "pendency.nothing_sent":
      return [{ lack: "nothingSent", count: 0 }];
    case "pendency.document_expired":
      return [{ lack: "expired", count: 0 }];
  }
};
