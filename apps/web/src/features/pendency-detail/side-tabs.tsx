import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button, Skeleton, Tabs } from "@mantine/core";
import { IconListDetails } from "@tabler/icons-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { lazyPart } from "../../shared/loading/lazy-part.ts";
import { AnswersSummary } from "./answers-summary.tsx";
import type { DetailControls, DetailParts, SideTab } from "./detail-parts.ts";
import classes from "./pendency-detail.module.css";

const PendencyHistory = lazyPart(async () => (await import("./pendency-history.tsx")).PendencyHistory, "pendencyDetail");

type Props = { readonly pendency: Pendency; readonly tab: SideTab; readonly controls: DetailControls; readonly parts: DetailParts };

const tabs: readonly SideTab[] = ["history", "answers", "comments"];
const isTab = (value: unknown): value is SideTab => tabs.some((tab) => tab === value);

/** Tabs next to the facts: history, answers and comments. */
export const SideTabs = ({ pendency, tab, controls, parts: { AboveHistory, Questions, Comments } }: Props) => {
  const { t } = useTranslation("pendencyDetail");
  const { number } = useFormat();
  const { id, answers, can, comments } = pendency;
  const asksHere = !can.answerChecklist;
  return (
    <Tabs value={tab} onChange={(next) => isTab(next) && controls.openTab(next)} keepMounted={false} className={classes.side ?? ""}>
      <Tabs.List aria-label={t("tabs.label")}>
        {can.seeHistory && <Tabs.Tab value="history">{t("tabs.history")}</Tabs.Tab>}
        {asksHere && <Tabs.Tab value="answers">{t("tabs.answers")}</Tabs.Tab>}
        {Comments && (
          <Tabs.Tab value="comments">
            {t("tabs.comments")}
            {comments.total > 0 && <span className={classes.tabCount}>{number(comments.total)}</span>}
          </Tabs.Tab>
        )}
      </Tabs.List>
      <Tabs.Panel value="history" className={classes.tab ?? ""}>
        {AboveHistory && <AboveHistory pendency={pendency} controls={controls} />}
        {can.seeAnalysisHistory && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconListDetails size={16} aria-hidden="true" />}
            onClick={() => controls.openOverlay("analysis")}
          >
            {t("analysisHistory")}
          </Button>
        )}
        <Suspense fallback={<Skeleton height={64} />}>
          <PendencyHistory id={id} />
        </Suspense>
      </Tabs.Panel>
      {asksHere && (
        <Tabs.Panel value="answers" className={classes.tab ?? ""}>
          <AnswersSummary answers={answers} />
          {Questions && <Questions pendency={pendency} controls={controls} />}
        </Tabs.Panel>
      )}
      {Comments && (
        <Tabs.Panel value="comments" className={classes.tab ?? ""}>
          <Comments pendency={pendency} controls={controls} />
        </Tabs.Panel>
      )}
    </Tabs>
  );
};
