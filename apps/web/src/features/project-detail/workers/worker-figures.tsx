import type { ProjectWorkers } from "@emdia/contract/projects/project-figures.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import overview from "../overview.module.css";
import detail from "../project-detail.module.css";

/** Each figure with the answer that the worker list filters by. */
const answers = { mayWork: "yes", mayNotWork: "no" } as const;
const figures = ["mayWork", "mayNotWork"] as const;

type Props = { readonly projectId: number; readonly workers: ProjectWorkers };

/** Workers of the project who may work today, and those who may not, linked to these workers. */
export const WorkerFigures = ({ projectId, workers }: Props) => {
  const { t } = useTranslation("projectDetail");
  const { number } = useFormat();
  const { computing } = workers;
  return (
    <section className={detail.section} aria-label={t("workers.figures")}>
      <h2 className={detail.group}>{t("workers.figures")}</h2>
      <ul className={overview.tiles} aria-label={t("workers.figures")}>
        {figures.map((figure) => (
          <li key={figure}>
            <Link
              className={overview.tile}
              to="/projetos/editar/$id"
              params={{ id: String(projectId) }}
              search={{ secao: "colaboradores", mayWork: answers[figure] }}
            >
              <strong>{number(workers[figure])}</strong> {t(`workers.${figure}Count`, { count: workers[figure] })}
            </Link>
          </li>
        ))}
      </ul>
      {computing > 0 && <p className={detail.quiet}>{t("workers.computing", { count: computing, total: number(computing) })}</p>}
    </section>
  );
};
