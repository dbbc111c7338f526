import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import type { WorkerProject, WorkerRecord } from "@emdia/contract/workers/record.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { pendingFilterForWorker } from "../../shared/pendencies/of-worker.ts";
import { PendencyChip } from "../../shared/pendencies/pendency-chip.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { formSearch } from "../../shared/workers/worker-form-address.ts";
import { ProfileBlock } from "./profile-block.tsx";
import { projectsInfoQuery } from "./profile-queries.ts";
import classes from "./worker-profile.module.css";

type ProjectProps = { readonly workerId: number; readonly project: WorkerProject };

const PlanStatus = ({ plan, status }: { readonly plan: string; readonly status: string | null }) => {
  const known = pendencyStatuses.find((one) => one === status);
  if (!known) return null;
  return (
    <span className={classes.plan}>
      {plan} <PendencyChip status={known} />
    </span>
  );
};

/** Open pendencies of the worker in the project, linked to them. */
const Pendencies = ({ workerId, project: { id, name, pendencyTotal } }: ProjectProps) => {
  const { t } = useTranslation("workerProfile");
  const { number } = useFormat();
  const may = useMay();
  const total = number(pendencyTotal);
  const words = t("projects.pendencies", { count: pendencyTotal, total });
  if (pendencyTotal === 0 || !may("see_pendency")) return <span>{words}</span>;
  return (
    <Link
      className={classes.link}
      to={"/pendencias" satisfies WebPath}
      search={{ ...pendingFilterForWorker(workerId), project: [id] }}
      aria-label={t("projects.pendenciesOf", { project: name, total })}
    >
      {words}
    </Link>
  );
};

const Project = ({ workerId, project }: ProjectProps) => {
  const { t } = useTranslation("workerProfile");
  const { day } = useFormat();
  const may = useMay();
  const { id, name, contractorName, hiringDate, endDate, statusSSMA, statusSTP } = project;
  const from = day(hiringDate);
  return (
    <li className={classes.project}>
      {may("see_projects") ? (
        <Link className={classes.name} to="/projetos/editar/$id" params={{ id: String(id) }} search={{ secao: "visao-geral" }}>
          {name}
        </Link>
      ) : (
        <span className={classes.name}>{name}</span>
      )}
      <span className={classes.quiet}>
        {contractorName} · {endDate ? t("projects.span", { from, until: day(endDate) }) : t("projects.since", { day: from })}
      </span>
      <span className={classes.plans}>
        <Pendencies workerId={workerId} project={project} />
        <PlanStatus plan="SSMA" status={statusSSMA} />
        <PlanStatus plan="STP" status={statusSTP} />
      </span>
    </li>
  );
};

/** Ended links of the worker. */
const Past = ({ workerId }: { readonly workerId: number }) => {
  const { t } = useTranslation("workerProfile");
  const { day } = useFormat();
  const { data } = useQuery(projectsInfoQuery(workerId));
  const ended = (data?.results ?? []).filter(({ isOpen }) => !isOpen);
  if (ended.length === 0) return null;
  return (
    <details className={classes.past}>
      <summary>{t("projects.past", { count: ended.length })}</summary>
      <ul>
        {ended.map(({ contractId, name, contractorName, hiringDate, endDate }) => (
          <li key={contractId}>
            {name} · {contractorName} · {day(hiringDate)} – {endDate ? day(endDate) : ""}
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Current, future and past projects of the worker. The hash is that of the form, so that links to it keep their target. */
export const WorkerProjects = ({ worker: { id, projects, can } }: { readonly worker: WorkerRecord }) => {
  const { t } = useTranslation("workerProfile");
  const open = projects.filter(({ isOpen }) => isOpen);
  const edit = can.assign && (
    <Link className={classes.link} to="/colaboradores/editar/$id" params={{ id: String(id) }} search={formSearch} hash="section-projects">
      {t("projects.edit")}
    </Link>
  );
  return (
    <ProfileBlock id="section-projects" title={t("projects.title")} link={edit}>
      {open.length === 0 && <p className={classes.quiet}>{t("projects.none")}</p>}
      <ul className={classes.lines} aria-label={t("projects.title")}>
        {open.map((project) => (
          <Project key={project.contractId} workerId={id} project={project} />
        ))}
      </ul>
      <Past workerId={id} />
    </ProfileBlock>
  );
};
