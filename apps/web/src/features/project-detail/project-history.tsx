import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { HistoryLines } from "../../shared/history/history-lines.tsx";
import { projectHistoryQuery } from "./detail-queries.ts";
import { fieldCalled, isMonth, projectActionOf } from "./history-words.ts";
import { useMonth } from "./use-month.ts";

type Props = { readonly projectId: number; readonly providerId: number | null };

/** The history of a project, or of one supplier in it. */
export const ProjectHistory = ({ projectId, providerId }: Props) => {
  const { t } = useTranslation("projectDetail");
  const month = useMonth();
  const history = useInfiniteQuery(projectHistoryQuery(projectId, providerId));
  return (
    <HistoryLines
      history={history}
      words={t("history", { returnObjects: true })}
      tellValue={(_entry, value) => (isMonth(value) ? month(value) : value)}
      deedOf={({ action, subject, field }) =>
        t(`history.actions.${projectActionOf(action)}`, { name: subject.name ?? "", field: t(`history.fields.${fieldCalled(field)}`) })
      }
    />
  );
};
