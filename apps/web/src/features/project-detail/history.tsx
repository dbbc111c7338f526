import { useTranslation } from "react-i18next";
import { ListMessage } from "../../shared/list/list-message.tsx";
import type { PartProps } from "./part.ts";
import classes from "./project-detail.module.css";
import { ProjectHistory } from "./project-history.tsx";

/** The history section of the project page. */
export const History = ({ project }: PartProps) => {
  const { t } = useTranslation(["projectDetail", "shared"]);
  if (!project.can.seeHistory) return <ListMessage title={t("shared:list.closed")} hint={t("shared:list.closedHint")} />;
  return (
    <div className={classes.history}>
      <ProjectHistory projectId={project.id} providerId={null} />
    </div>
  );
};
