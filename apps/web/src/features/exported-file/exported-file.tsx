import type { OwnExport } from "@emdia/contract/exports/routes.ts";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/api.ts";
import { downloadExport } from "../../shared/exports/download-export.ts";
import { useExportStateText } from "../../shared/exports/use-export-state-text.ts";
import { returnPath } from "../../shared/session/return-path.ts";
import { HorizonCard } from "../../shared/ui/brand/horizon-card.tsx";
import { PageTitle } from "../../shared/ui/page-title.tsx";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";

const POLLING_MS = 2_000;

/** The user's export; null if the server does not list it. Polls while the export is in progress. */
const exportQuery = (jobId: string) =>
  queryOptions({
    queryKey: ["exports", jobId],
    queryFn: async ({ signal }) => {
      const { results } = await api("GET /reports/exports")({}, { signal });
      return results.find((one) => one.jobId === jobId) ?? null;
    },
    refetchInterval: ({ state }) => (state.data?.state === "going" ? POLLING_MS : false),
  });

const Present = ({ exported }: { readonly exported: OwnExport }) => {
  const { t } = useTranslation("exports");
  const stateText = useExportStateText();
  const mayDownload = exported.state === "ready" && exported.can.download;
  const says = exported.state === "ready" && !mayDownload ? t("notAllowed") : stateText(exported);
  return (
    <HorizonCard sun="rising" eyebrow={t("title")} heading={<PageTitle>{t(`kinds.${exported.kind}`)}</PageTitle>} says={says}>
      {mayDownload && (
        <Button leftSection={<IconDownload size={16} aria-hidden="true" />} onClick={() => void downloadExport(exported.jobId)}>
          {t("download")}
        </Button>
      )}
    </HorizonCard>
  );
};

const Absent = () => {
  const { t } = useTranslation("exports");
  return <HorizonCard sun="set" eyebrow={t("title")} heading={<PageTitle>{t("absent.title")}</PageTitle>} says={t("absent.says")} />;
};

/** Page linked in the e-mail of an export: its state, and the download. */
export const ExportedFile = () => {
  const { t } = useTranslation("exports");
  const { jobId = "" } = useParams({ strict: false });
  const query = useQuery(exportQuery(jobId));
  const isLoaded = query.data !== undefined;
  useEffect(() => {
    if (isLoaded) returnPath.forget();
  }, [isLoaded]);
  if (!isLoaded) {
    return (
      <HorizonCard sun="rising" heading={<PageTitle>{t("title")}</PageTitle>}>
        <QueryStatePanel query={query}>{() => null}</QueryStatePanel>
      </HorizonCard>
    );
  }
  return query.data === null ? <Absent /> : <Present exported={query.data} />;
};
