import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { countsQuery } from "./detail-queries.ts";
import classes from "./overview.module.css";
import type { PartProps } from "./part.ts";
import type { ProjectSection } from "./sections.ts";

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

const Facts = ({ project }: PartProps) => {
  const { t } = useTranslation("projectDetail");
  const { day } = useFormat();
  const none = t("none");
  const facts = [
    ["company", project.company.name],
    ["contract", project.contract ?? none],
    ["startDate", project.startDate === null ? none : day(project.startDate)],
    ["endDate", project.endDate === null ? none : day(project.endDate)],
    ["state", t(project.isDraft ? "draft" : `states.${project.state}`)],
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

/** The project's data and its counters. */
export const Overview = ({ project }: PartProps) => {
  const { t } = useTranslation("projectDetail");
  const { number } = useFormat();
  const query = useQuery(countsQuery(project.id));
  return (
    <>
      <Facts project={project} />
      <QueryStatePanel query={query}>
        {(found) => (
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
        )}
      </QueryStatePanel>
    </>
  );
};
