import { createdInPeriod, pendencyLink, rankedCompanyLink } from "@emdia/contract/panels/links.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { companyPlace, type PanelUrlFilter, placeCompanies } from "../panel-search.ts";
import { companyRankingQuery } from "../panels-queries.ts";
import { RankingPanel } from "./ranking-panel.tsx";

/** Suppliers by irregular documents; contractors, each marked as one, for users who act for a supplier. */
export const CompanyRanking = ({ url: { filter, asked, choose } }: { readonly url: PanelUrlFilter }) => {
  const { t } = useTranslation("panels");
  const [companies] = useSelectedCompanies();
  const query = useQuery(companyRankingQuery({ filter, place: companyPlace(filter) }, companies));
  return (
    <RankingPanel
      name="RankingProvider"
      query={query}
      place={companyPlace(asked)}
      onPlace={(place) => choose(placeCompanies(place, asked))}
      lineOf={({ name, amount, companyId, side }) => ({
        key: `${side}-${companyId}`,
        label: name,
        detail: side === "contractor" ? t("ranking.contractor") : undefined,
        value: amount,
        search: pendencyLink(filter, { ...createdInPeriod(filter), ...rankedCompanyLink({ companyId, side }) }),
      })}
    />
  );
};
