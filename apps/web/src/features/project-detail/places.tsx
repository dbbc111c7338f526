import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { risksOfProjectQuery } from "./detail-queries.ts";
import type { PartProps } from "./part.ts";
import classes from "./project-detail.module.css";

const Risks = ({ project }: PartProps) => {
  const { t } = useTranslation("projectDetail");
  const query = useQuery(risksOfProjectQuery(project.id));
  return (
    <QueryStatePanel query={query}>
      {(activities) => {
        const chosen = activities.filter(({ isChecked }) => isChecked);
        if (chosen.length === 0) return <p className={classes.quiet}>{t("places.noRisks")}</p>;
        return (
          <ul className={classes.box}>
            {chosen.map(({ id, name, norm, trainings }) => (
              <li key={id} className={classes.line}>
                <div className={classes.words}>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.quiet}>{[norm, ...trainings].filter(Boolean).join(" · ")}</span>
                </div>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryStatePanel>
  );
};

/** The locations and the risk activities of the project. */
export const Places = ({ project }: PartProps) => {
  const { t } = useTranslation("projectDetail");
  return (
    <>
      <h2 className={classes.group}>{t("places.title")}</h2>
      {project.locations.length === 0 && <p className={classes.quiet}>{t("places.none")}</p>}
      {project.locations.length > 0 && (
        <ul className={classes.box}>
          {project.locations.map(({ facilityId, name, departments }) => (
            <li key={facilityId} className={classes.line}>
              <div className={classes.words}>
                <span className={classes.name}>{name}</span>
                <span className={classes.quiet}>{departments.map((department) => department.name).join(" · ")}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <h2 className={classes.group}>{t("places.risks")}</h2>
      <Risks project={project} />
    </>
  );
};
