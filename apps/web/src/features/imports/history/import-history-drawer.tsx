import type { ImportSummary } from "@emdia/contract/imports/report.ts";
import { IMPORT_RETENTION_DAYS } from "@emdia/contract/limits.ts";
import { Button, Drawer, Skeleton } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { type ImportPlace, placeOf, reportLink } from "../../../shared/imports/import-place.ts";
import lines from "../../../shared/ui/lines.module.css";
import { FailedRead } from "../../../shared/ui/panels/failed-read.tsx";
import { ImportStateChip } from "../import-state-chip.tsx";
import { earlierImportsQuery } from "../imports-queries.ts";
import classes from "./import-history-drawer.module.css";

const Line = ({ imported, onOpen }: { readonly imported: ImportSummary; readonly onOpen: () => void }) => {
  const { t } = useTranslation("imports");
  const { instant, number } = useFormat();
  const { id, fileName, createdAt, createdBy, total, counts } = imported;
  const counted = [
    total !== null && t("history.lines", { count: total, total: number(total) }),
    counts.failed > 0 && t("history.failed", { count: counts.failed, total: number(counts.failed) }),
  ];
  return (
    <li className={`${lines.line} ${classes.line}`}>
      <Link {...reportLink(id, placeOf(imported))} aria-label={t("history.open", { name: fileName })} onClick={onOpen}>
        {fileName}
      </Link>
      <ImportStateChip imported={imported} />
      <span className={lines.quiet}>{[instant(createdAt), t("report.by", { name: createdBy })].join(" · ")}</span>
      <span className={lines.quiet}>{counted.filter(Boolean).join(", ")}</span>
    </li>
  );
};

const Lines = ({ place, onOpen }: { readonly place: ImportPlace; readonly onOpen: () => void }) => {
  const { t } = useTranslation(["imports", "shared"]);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(earlierImportsQuery(place));
  const imports = data?.pages.flatMap(({ results }) => results);
  if (!imports && error) return <FailedRead error={error} onRetry={() => void refetch()} />;
  if (!imports) return <Skeleton height={42} role="status" aria-label={t("shared:loading")} />;
  if (imports.length === 0) return <p className={lines.quiet}>{t("history.empty")}</p>;
  return (
    <>
      <p className={lines.quiet}>{t("history.says", { days: IMPORT_RETENTION_DAYS })}</p>
      <ul className={lines.lines} aria-label={t("history.title")}>
        {imports.map((imported) => (
          <Line key={imported.id} imported={imported} onOpen={onOpen} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" mt="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("history.more")}
        </Button>
      )}
    </>
  );
};

type Props = { readonly place: ImportPlace; readonly opened: boolean; readonly onClose: () => void };

/** Earlier imports of the companies, each with a link to its result. */
export const ImportHistoryDrawer = ({ place, opened, onClose }: Props) => {
  const { t } = useTranslation(["imports", "shared"]);
  return (
    <Drawer opened={opened} onClose={onClose} title={t("history.title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      {opened && <Lines place={place} onOpen={onClose} />}
    </Drawer>
  );
};
