import type { ServiceMonth } from "@emdia/contract/pendencies/service-month.ts";
import type { ServiceMonthState } from "@emdia/contract/pendencies/vocabulary.ts";
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClock, IconHelpCircle, IconPlayerPause } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import section from "../../shared/ui/panels/page-section.module.css";
import { StatusChip, type Tone } from "../../shared/ui/status-chip.tsx";

type Face = { readonly tone: Tone; readonly Icon: typeof IconClock };
const faces: { readonly [S in ServiceMonthState | "none"]: Face } = {
  none: { tone: "neutral", Icon: IconHelpCircle },
  provided: { tone: "good", Icon: IconCircleCheck },
  awaiting_decision: { tone: "warn", Icon: IconClock },
  confirmed: { tone: "info", Icon: IconPlayerPause },
  denied: { tone: "bad", Icon: IconCircleX },
  withdrawn: { tone: "neutral", Icon: IconArrowBackUp },
};

/** The state of the month as a chip. */
export const MonthChip = ({ state }: Pick<ServiceMonth, "state">) => {
  const { t } = useTranslation("serviceMonth");
  const key = state ?? "none";
  return (
    <StatusChip tone={faces[key].tone} Icon={faces[key].Icon}>
      {t(`state.${key}`)}
    </StatusChip>
  );
};

/** Who declared and decided, when, why, and what follows for the documents. */
export const MonthSentence = ({ month: { state, declaration, decision } }: { readonly month: ServiceMonth }) => {
  const { t } = useTranslation("serviceMonth");
  const { instant } = useFormat();
  const declared = declaration && { name: declaration.by.name, when: instant(declaration.at) };
  const decided = decision && { name: decision.by.name, when: instant(decision.at) };
  return (
    <>
      {declared && <p className={section.sentence}>{t(declaration.serviceOccurred ? "told.yes" : "told.no", declared)}</p>}
      {declaration?.note && <p className={section.note}>{declaration.note}</p>}
      {decided && <p className={section.sentence}>{t(decision.decision === "CONFIRMED" ? "told.confirmed" : "told.denied", decided)}</p>}
      {decision?.reason && <p className={section.note}>{decision.reason}</p>}
      <p className={section.quiet}>{t(`follows.${state ?? "none"}`)}</p>
    </>
  );
};
