import type { ImportState, ImportSummary } from "@emdia/contract/imports/report.ts";
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconColumns, IconEye, IconLoader } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusChip, type Tone } from "../../shared/ui/status-chip.tsx";

const faces: { readonly [S in ImportState]: { readonly tone: Tone; readonly Icon: typeof IconEye } } = {
  reading: { tone: "info", Icon: IconLoader },
  needs_columns: { tone: "warn", Icon: IconColumns },
  running: { tone: "info", Icon: IconLoader },
  previewed: { tone: "info", Icon: IconEye },
  done: { tone: "good", Icon: IconCircleCheck },
  failed: { tone: "bad", Icon: IconCircleX },
  undone: { tone: "neutral", Icon: IconArrowBackUp },
};

export const ImportStateChip = ({ imported: { state } }: { readonly imported: Pick<ImportSummary, "state"> }) => {
  const { t } = useTranslation("imports");
  return <StatusChip {...faces[state]}>{t(`states.${state}`)}</StatusChip>;
};
