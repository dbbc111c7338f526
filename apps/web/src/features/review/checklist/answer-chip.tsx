import type { ChecklistStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { IconBan, IconCheck, IconCircleDashed, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";

/** The color and the icon of each answer. */
export const answerFaces = {
  OK: { tone: "good", Icon: IconCheck },
  INVALID: { tone: "bad", Icon: IconX },
  NOT_APPLICABLE: { tone: "neutral", Icon: IconBan },
  UNCHECKED: { tone: "neutral", Icon: IconCircleDashed },
} as const satisfies { readonly [S in ChecklistStatus]: object };

/** An answer as a chip. */
export const AnswerChip = ({ status }: { readonly status: ChecklistStatus }) => {
  const { t } = useTranslation("review");
  return <StatusChip {...answerFaces[status]}>{t(`checklist.status.${status}`)}</StatusChip>;
};
