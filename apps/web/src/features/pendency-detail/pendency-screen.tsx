import { Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { lastOpened } from "../../shared/pendencies/last-opened.ts";
import { pendencyQuery } from "../../shared/pendencies/pendency-query.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import type { DetailParts } from "./detail-parts.ts";
import classes from "./pendency-detail.module.css";
import { PendencyDetail, ToList } from "./pendency-detail.tsx";
import { recordOf } from "./pendency-record.ts";
import { PendencySubject } from "./pendency-subject.tsx";

const Loading = () => {
  const { t } = useTranslation("pendencyDetail");
  return (
    <div role="status" aria-label={t("loading")}>
      <ToList />
      <Skeleton height={28} width={280} mb={8} />
      <PendencySubject record={recordOf(undefined)} reference={null} />
      <div className={classes.columns}>
        <Skeleton height={420} />
        <Skeleton height={280} />
      </div>
    </div>
  );
};

type Reason = "notFound" | "closed" | "failed";
const reasonOf = (error: unknown): Reason => {
  if (!(error instanceof ApiFailure)) return "failed";
  if (error.code === "pendency.not_found") return "notFound";
  return error.code === "permission.missing" ? "closed" : "failed";
};

const Absent = ({ reason, hint, onRetry }: { readonly reason: Reason; readonly hint: string; readonly onRetry?: () => void }) => {
  const { t } = useTranslation(["pendencyDetail", "shared"]);
  return (
    <>
      <ToList />
      <PageHeader title={t("title")} />
      <ListMessage
        role="alert"
        title={t(`absent.${reason}`)}
        hint={hint}
        action={
          reason === "failed" && (
            <Button variant="default" onClick={onRetry}>
              {t("shared:retry")}
            </Button>
          )
        }
      />
    </>
  );
};

const KnownPendency = ({ id, parts }: { readonly id: number; readonly parts: DetailParts }) => {
  const messageOf = useMessageOf();
  const { data, error, refetch } = useQuery(pendencyQuery(id));
  useEffect(() => lastOpened.write(id), [id]);
  if (data) return <PendencyDetail pendency={data} parts={parts} />;
  if (error === null) return <Loading />;
  return <Absent reason={reasonOf(error)} hint={messageOf(error)} onRetry={() => void refetch()} />;
};

/** The screen of a pendency, with its permission check. */
export const PendencyScreen = ({ parts = {} }: { readonly parts?: DetailParts }) => {
  const { t } = useTranslation("shared");
  const { id = "" } = useParams({ strict: false });
  const may = useMay();
  if (!may("see_details_pendency")) return <Absent reason="closed" hint={t("list.closedHint")} />;
  return <KnownPendency key={id} id={Number(id)} parts={parts} />;
};
