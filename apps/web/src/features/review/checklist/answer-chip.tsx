import type { ChecklistStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { IconBan, IconCheck, IconCircleDashed, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";

/** The colour and the picture of each answer; the word says it. */
export const answerFaces = {
  OK: { tone: "good", Icon: IconCheck },
  INVALID: { tone: "bad", Icon: IconX },
  NOT_APPLICABLE: { tone: "neutral", Icon: IconBan },
  UNCHECKED: { tone: "neutral", Icon: IconCircleDashed },
} as const satisfies { readonly [S in ChecklistStatus]: object };

/** The answer as everybody reads it. */
export const AnswerChip = ({ status }: { readonly status: ChecklistStatus }) => {
  const { t } = useTranslation("review");
  return <StatusChip {...answerFaces[status]}>{t(`checklist.status.${status}`)}</StatusChip>;
};
