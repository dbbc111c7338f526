import { LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import { ListSearch } from "../../../shared/list/list-search.tsx";
import { type UrlFilter, useUrlFilter } from "../../../shared/list/use-url-filter.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { MayWorkFilter } from "../../../shared/workers/may-work/may-work-filter.tsx";
import { workersOfProjectQuery } from "../detail-queries.ts";
import type { PartProps } from "../part.ts";
import classes from "../project-detail.module.css";
import { WorkerRow } from "./worker-row.tsx";
import own from "./workers.module.css";

type FilterProps = { readonly filter: UrlFilter<typeof WorkerListQuery> };

const Toolbar = ({ filter }: FilterProps) => {
  const { t } = useTranslation("projectDetail");
  return (
    <div className={own.tools}>
      <ListSearch
        label={t("workers.search")}
        placeholder={t("workers.searchPlaceholder")}
        value={filter.asked.nameOrDocument}
        onType={(nameOrDocument) => filter.type({ nameOrDocument })}
        onEnter={filter.enter}
      />
      <MayWorkFilter value={filter.asked.mayWork} onChoose={(mayWork) => filter.choose({ mayWork })} />
    </div>
  );
};

/** The current and future workers of the project, each with whether they may work in it. */
export const Workers = ({ project }: PartProps) => {
  const { t } = useTranslation("projectDetail");
  const mayLoad = useMay()("see_employee");
  const filter = useUrlFilter(WorkerListQuery, LIST_DEBOUNCE_MS);
  const query = useQuery({ ...workersOfProjectQuery(project.id, filter.filter), enabled: mayLoad });
  const { nameOrDocument, mayWork } = filter.filter;
  const empty =
    nameOrDocument || mayWork
      ? { title: t("workers.nothingFound"), hint: t("workers.nothingFoundHint") }
      : { title: t("workers.none"), hint: t("workers.noneHint") };
  return (
    <>
      {mayLoad && <Toolbar filter={filter} />}
      <ListFrame query={query} mayLoad={mayLoad} filter={filter.filter} onTurn={filter.choose} empty={empty}>
        {(workers) => (
          <ul className={classes.rows} aria-label={t("sections.colaboradores")}>
            {workers.map((worker) => (
              <WorkerRow key={worker.id} worker={worker} projectId={project.id} />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  );
};
