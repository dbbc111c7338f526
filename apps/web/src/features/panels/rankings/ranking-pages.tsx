import type { PagingMeta } from "@emdia/contract/list.ts";
import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import classes from "./rankings.module.css";

type Props = { readonly title: string; readonly meta: PagingMeta; readonly onPage: (page: number) => void };

/** Previous and next page of a ranking. */
export const RankingPages = ({ title, meta: { page, lastPage }, onPage }: Props) => {
  const { t } = useTranslation("shared");
  const { number } = useFormat();
  return (
    <nav className={classes.pages} aria-label={`${title}: ${t("list.pages")}`}>
      <ActionIcon variant="default" size={32} aria-label={t("list.previous")} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={16} aria-hidden="true" />
      </ActionIcon>
      <span role="status">{t("list.pageOf", { page: number(page), last: number(lastPage) })}</span>
      <ActionIcon variant="default" size={32} aria-label={t("list.next")} disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={16} aria-hidden="true" />
      </ActionIcon>
    </nav>
  );
};
