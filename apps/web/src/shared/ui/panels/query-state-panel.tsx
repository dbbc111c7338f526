import { Skeleton } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FailedRead } from "./failed-read.tsx";

type Props<T> = { readonly query: UseQueryResult<T>; readonly children: (data: T) => ReactNode };

/** Shows the skeleton, the error or the content of a query. */
export const QueryStatePanel = <T,>({ query, children }: Props<T>) => {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton height={36} maw="20rem" role="status" aria-label={t("loading")} />;
  return <FailedRead error={query.error} onRetry={() => void query.refetch()} />;
};
