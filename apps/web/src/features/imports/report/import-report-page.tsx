import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { type ImportPlace, placeIn } from "../../../shared/imports/import-place.ts";
import { returnPath } from "../../../shared/session/return-path.ts";
import { HorizonCard } from "../../../shared/ui/brand/horizon-card.tsx";
import { PageTitle } from "../../../shared/ui/page-title.tsx";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { reportQuery } from "../imports-queries.ts";
import { ImportReportView } from "./import-report-view.tsx";
import type { DecisionDialog } from "./report-props.ts";
import { useFindPlace } from "./use-find-place.ts";

/** Also without the permission of this kind of import: an address that lost its query names the wrong kind. */
const isNotFound = (error: unknown): boolean => error instanceof ApiFailure && (error.statusCode === 404 || error.statusCode === 403);

type Props = { readonly id: number; readonly place: ImportPlace; readonly decision: DecisionDialog };

const Absent = ({ place }: Pick<Props, "place">) => {
  const { t } = useTranslation("imports");
  const ofSchedules = place.kind === "risk_schedules";
  return (
    <HorizonCard
      sun="set"
      eyebrow={t("report.title")}
      heading={<PageTitle>{t("report.absentTitle")}</PageTitle>}
      says={t("report.absentSays")}
    >
      <Button
        variant="default"
        renderRoot={(props) => (ofSchedules ? <Link to="/agenda-de-risco" {...props} /> : <Link to="/colaboradores" {...props} />)}
      >
        {t(ofSchedules ? "report.backToSchedules" : "report.backToWorkers")}
      </Button>
    </HorizonCard>
  );
};

const Report = ({ id, place, decision }: Props) => {
  const { t } = useTranslation("imports");
  const query = useQuery(reportQuery(place, id));
  const isAbsent = isNotFound(query.error);
  const isSearching = useFindPlace(id, isAbsent && place.kind === "workers");
  const isLoaded = query.data !== undefined;
  useEffect(() => {
    if (isLoaded || isAbsent) returnPath.forget();
  }, [isLoaded, isAbsent]);
  if (isAbsent && !isSearching) return <Absent place={place} />;
  if (query.data) return <ImportReportView report={query.data} place={place} decision={decision} />;
  return (
    <>
      <PageTitle>{t("report.title")}</PageTitle>
      <QueryStatePanel query={query}>{() => null}</QueryStatePanel>
    </>
  );
};

/** Result page of an import: its state, and the result of each line. */
export const ImportReportPage = ({ decision }: Pick<Props, "decision">) => {
  const { report_id: id = "" } = useParams({ strict: false });
  const place = placeIn(useSearch({ strict: false }));
  return <Report key={id} id={Number(id)} place={place} decision={decision} />;
};
