import { useTranslation } from "react-i18next";
import type { ApiFailure } from "../../../shared/api/api-failure.ts";
import { type ConcurrentChange, concurrentChangeFrom } from "../../../shared/pendencies/moves/concurrent-change.ts";
import { useOvertakenWords } from "../../../shared/pendencies/moves/overtaken-words.ts";
import { PendencyChip } from "../../../shared/pendencies/pendency-chip.tsx";

const OvertakenLine = ({ overtaken }: { readonly overtaken: ConcurrentChange }) => {
  const { t } = useTranslation("pendencyWords");
  const overtakenWords = useOvertakenWords();
  return (
    <>
      {overtakenWords(overtaken)} {t("overtaken.now")} <PendencyChip status={overtaken.status} />
    </>
  );
};

/** The concurrent change that made one bulk move stale: actor, action, time and current status. */
export const toldOvertaken = (failure: ApiFailure) => {
  const overtaken = concurrentChangeFrom(failure);
  return overtaken && <OvertakenLine overtaken={overtaken} />;
};
