import { createdInPeriod, pendencyLink, rankedDocumentLink } from "@emdia/contract/panels/links.ts";
import { useQuery } from "@tanstack/react-query";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { documentPlace, type PanelUrlFilter, placeDocuments } from "../panel-search.ts";
import { documentRankingQuery } from "../panels-queries.ts";
import { RankingPanel } from "./ranking-panel.tsx";

/** Document types by irregular documents. */
export const DocumentRanking = ({ url: { filter, asked, choose } }: { readonly url: PanelUrlFilter }) => {
  const [companies] = useSelectedCompanies();
  const query = useQuery(documentRankingQuery({ filter, place: documentPlace(filter) }, companies));
  return (
    <RankingPanel
      name="RankingPendency"
      query={query}
      place={documentPlace(asked)}
      onPlace={(place) => choose(placeDocuments(place))}
      lineOf={({ name, amount, documentTypeId }) => ({
        key: String(documentTypeId),
        label: name,
        value: amount,
        search: pendencyLink(filter, { ...createdInPeriod(filter), ...rankedDocumentLink({ documentTypeId }) }),
      })}
    />
  );
};
