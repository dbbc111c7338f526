import { ASKED_AHEAD_DAYS } from "@emdia/contract/limits.ts";
import type { DocumentDemand } from "@emdia/contract/projects/project-figures.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { projectLook } from "../../shared/projects/project-look.ts";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { countsQuery } from "./detail-queries.ts";
import { LinkingProgress } from "./linking-progress.tsx";
import classes from "./overview.module.css";
import type { PartProps } from "./part.ts";
import { ProjectConformity } from "./project-conformity.tsx";
import detail from "./project-detail.module.css";
import type { ProjectSection } from "./sections.ts";
import { WorkerFigures } from "./workers/worker-figures.tsx";

const counted = {
  suppliers: "fornecedores",
  invitedSuppliers: "fornecedores",
  units: "locais",
  areas: "locais",
  riskActivities: "locais",
  ssmaDocuments: "documentos",
  stpDocuments: "documentos",
} as const satisfies { readonly [count: string]: ProjectSection };
type Count = keyof typeof counted;
const counts: readonly Count[] = ["suppliers", "invitedSuppliers", "units", "areas", "riskActivities", "ssmaDocuments", "stpDocuments"];

const Demand = ({ demand: { phase, nextFrom } }: { readonly demand: DocumentDemand }) => {
  const { t } = useTranslation("projectDetail");
  const { day } = useFormat();
  return (
    <section className={detail.section} aria-label={t("demand.label")}>
      <h2 className={detail.group}>{t("demand.label")}</h2>
      <p className={classes.says}>{t(`demand.${phase}`, { day: nextFrom === null ? "" : day(nextFrom), days: ASKED_AHEAD_DAYS })}</p>
    </section>
  );
};

const Facts = ({ project }: PartProps) => {
  const { t } = useTranslation("projectDetail");
  const { day } = useFormat();
  const none = t("none");
  const facts = [
    ["company", project.company.name],
    ["contract", project.contract ?? none],
    ["startDate", project.startDate === null ? none : day(project.startDate)],
    ["endDate", project.endDate === null ? none : day(project.endDate)],
    ["state", t(`states.${projectLook(project)}`)],
  ] as const;
  const texts = [
    ["scope", project.scope],
    ["description", project.description],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{t(`fact.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {texts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className={`${classes.fact} ${classes.wide}`}>
              <dt>{t(`fact.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

/** The project's data, its conformity and its counters. */
export const Overview = ({ project }: PartProps) => {
  const { t } = useTranslation("projectDetail");
  const { number } = useFormat();
  const query = useQuery(countsQuery(project));
  return (
    <>
      <LinkingProgress project={project} />
      <Facts project={project} />
      <QueryStatePanel query={query}>
        {(found) => (
          <>
            {found.figures && (
              <section className={detail.section} aria-label={t("conformity.title")}>
                <h2 className={detail.group}>{t("conformity.title")}</h2>
                <ProjectConformity projectId={project.id} found={found.figures} />
              </section>
            )}
            {found.workers && <WorkerFigures projectId={project.id} workers={found.workers} />}
            <Demand demand={found.documentDemand} />
            <h2 className={detail.group}>{t("howMuch")}</h2>
            <ul className={classes.tiles} aria-label={t("howMuch")}>
              {counts
                .filter((count) => count !== "invitedSuppliers" || found[count] > 0)
                .map((count) => (
                  <li key={count}>
                    <Link
                      className={classes.tile}
                      to="/projetos/editar/$id"
                      params={{ id: String(project.id) }}
                      search={{ secao: counted[count] }}
                    >
                      <strong>{number(found[count])}</strong> {t(`counted.${count}`, { count: found[count] })}
                    </Link>
                  </li>
                ))}
            </ul>
          </>
        )}
      </QueryStatePanel>
    </>
  );
};
