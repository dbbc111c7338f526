import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Tabs } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AnswersSummary } from "./answers-summary.tsx";
import classes from "./pendency-detail.module.css";
import { PendencyHistory } from "./pendency-history.tsx";

/** What goes with the pendency, beside its facts: what happened to it comes first. */
export const SideTabs = ({ pendency: { id, answers, can } }: { readonly pendency: Pendency }) => {
  const { t } = useTranslation("pendencyDetail");
  return (
    <Tabs defaultValue={can.seeHistory ? "history" : "answers"} keepMounted={false} className={classes.side ?? ""}>
      <Tabs.List aria-label={t("tabs.label")}>
        {can.seeHistory && <Tabs.Tab value="history">{t("tabs.history")}</Tabs.Tab>}
        <Tabs.Tab value="answers">{t("tabs.answers")}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="history" className={classes.tab ?? ""}>
        <PendencyHistory id={id} />
      </Tabs.Panel>
      <Tabs.Panel value="answers" className={classes.tab ?? ""}>
        <AnswersSummary answers={answers} />
      </Tabs.Panel>
    </Tabs>
  );
};
