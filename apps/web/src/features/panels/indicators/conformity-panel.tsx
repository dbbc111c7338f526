import type { ConformityIndicator } from "@emdia/contract/panels/indicators.ts";
import { pendencyLink } from "@emdia/contract/panels/links.ts";
import { shareOf } from "@emdia/contract/panels/share.ts";
import { settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { FigureLink } from "../figure-link.tsx";
import { PanelBody, PanelFrame } from "../panel-frame.tsx";
import type { PanelSearch } from "../panel-search.ts";
import { conformityQuery } from "../panels-queries.ts";
import { ChangeLine } from "./change-line.tsx";
import { FigureTable } from "./figure-table.tsx";
import { Headline } from "./headline.tsx";
import classes from "./indicators.module.css";
import { amountsOf, filterOfColumn, planColumns } from "./plan-columns.ts";

type Props = { readonly filter: PanelSearch };

const percentText = (share: number | null): string => (share === null ? "–" : `${share}%`);

const Figures = ({ data, filter }: Props & { readonly data: ConformityIndicator }) => {
  const { t } = useTranslation("panels");
  const { number } = useFormat();
  const { list, day, settled, total } = data;
  const share = shareOf(data);
  const columns = planColumns(filter);
  const figuresOf = (part: "settled" | "total") =>
    columns.map((plan) => ({
      amount: amountsOf(data, plan)?.[part] ?? 0,
      search: pendencyLink(filterOfColumn(filter, plan), part === "settled" ? { status: [...settledStatuses] } : {}),
    }));
  return (
    <>
      <Headline
        path="/pendencias"
        list={list}
        search={pendencyLink(filter)}
        value={percentText(share)}
        words={t("conformityOf", { settled: number(settled), total: number(total) })}
        day={day}
        change={<ChangeLine figure="conformity" filter={filter} now={share} />}
      >
        <span className={classes.bar} aria-hidden="true">
          <span className={classes.fill} data-part="settled" style={{ width: `${share ?? 0}%` }} />
        </span>
      </Headline>
      <FigureTable
        label={t("panels.IndicatorConformity")}
        path="/pendencias"
        list={list}
        columns={columns.map((plan) => plan ?? t("figures.total"))}
        rows={[
          { key: "settled", label: t("figures.settled"), figures: figuresOf("settled") },
          { key: "required", label: t("figures.required"), figures: figuresOf("total") },
        ]}
      />
      {columns.length > 1 && (
        <p className={classes.shares}>
          {data.plans.map(({ plan, ...counts }) => (
            <FigureLink key={plan} path="/pendencias" list={list} search={pendencyLink(filterOfColumn(filter, plan))}>
              {plan} {percentText(shareOf(counts))}
            </FigureLink>
          ))}
        </p>
      )}
    </>
  );
};

/** Share of settled documents, in total and by plan. */
export const ConformityPanel = ({ filter }: Props) => {
  const [companies] = useSelectedCompanies();
  const query = useQuery(conformityQuery(filter, companies));
  return (
    <PanelFrame name="IndicatorConformity">
      <PanelBody query={query}>{(data) => <Figures data={data} filter={filter} />}</PanelBody>
    </PanelFrame>
  );
};
