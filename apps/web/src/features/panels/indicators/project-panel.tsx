import type { ProjectAmounts, ProjectIndicator } from "@emdia/contract/panels/indicators.ts";
import { projectLink } from "@emdia/contract/panels/links.ts";
import { projectStates } from "@emdia/contract/projects/routes.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { PanelBody, PanelFrame } from "../panel-frame.tsx";
import type { PanelSearch } from "../panel-search.ts";
import { projectFiguresQuery } from "../panels-queries.ts";
import { ChangeLine } from "./change-line.tsx";
import { FigureTable } from "./figure-table.tsx";
import { Headline } from "./headline.tsx";
import { filterOfColumn, type PlanColumn, planColumns } from "./plan-columns.ts";

type Props = { readonly filter: PanelSearch };

/** The total leaves out drafts, which the list shows without a state. */
const states = { active: ["active"], inactive: ["inactive"], total: projectStates } as const;
const rows = ["active", "inactive", "total"] as const;

const amountsIn = (data: ProjectIndicator, plan: PlanColumn): ProjectAmounts => {
  if (plan === null) return data;
  return plan === "STP" ? data.stp : data.ssma;
};

const Figures = ({ data, filter }: Props & { readonly data: ProjectIndicator }) => {
  const { t } = useTranslation("panels");
  const { number } = useFormat();
  const columns = planColumns(filter);
  return (
    <>
      <Headline
        path="/projetos"
        list={data.list}
        search={projectLink(filter, { state: ["active"] })}
        value={number(data.active)}
        words={t("activeProjects", { count: data.active })}
        day={data.day}
        change={<ChangeLine figure="projects" filter={filter} now={data.active} />}
      />
      <FigureTable
        label={t("panels.IndicatorProject")}
        path="/projetos"
        list={data.list}
        columns={columns.map((plan) => plan ?? t("figures.total"))}
        rows={rows.map((row) => ({
          key: row,
          label: t(`projects.${row}`),
          figures: columns.map((plan) => ({
            amount: amountsIn(data, plan)[row],
            search: projectLink(filterOfColumn(filter, plan), { state: [...states[row]] }),
          })),
        }))}
      />
    </>
  );
};

/** Projects by state, in total and by plan. */
export const ProjectPanel = ({ filter }: Props) => {
  const [companies] = useSelectedCompanies();
  const query = useQuery(projectFiguresQuery(filter, companies));
  return (
    <PanelFrame name="IndicatorProject">
      <PanelBody query={query}>{(data) => <Figures data={data} filter={filter} />}</PanelBody>
    </PanelFrame>
  );
};
