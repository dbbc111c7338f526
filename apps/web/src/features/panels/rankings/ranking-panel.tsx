import { FIRST_PAGE, RANKING_PAGE_SIZE } from "@emdia/contract/limits.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import type { FigureList } from "@emdia/contract/panels/filter.ts";
import type { PanelName } from "@emdia/contract/panels/preferences.ts";
import { Button } from "@mantine/core";
import { IconSortAscending, IconSortDescending } from "@tabler/icons-react";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PanelBody, PanelFrame } from "../panel-frame.tsx";
import type { RankingPlace } from "../panel-search.ts";
import { RankingPages } from "./ranking-pages.tsx";
import { type RankingLine, RankingRows } from "./ranking-rows.tsx";
import classes from "./rankings.module.css";

type Answer<I> = { readonly list: FigureList; readonly data: { readonly data: readonly I[]; readonly meta: PagingMeta } };
type Props<I> = {
  readonly name: Extract<PanelName, "RankingPendency" | "RankingProvider">;
  readonly query: UseQueryResult<Answer<I>>;
  readonly place: RankingPlace;
  readonly onPlace: (place: RankingPlace) => void;
  readonly lineOf: (item: I) => RankingLine;
};

type EmptyProps = { readonly meta: PagingMeta; readonly onPage: (page: number) => void };
/** A ranking without lines, or a page beyond the last one. */
const Empty = ({ meta: { page, lastPage }, onPage }: EmptyProps) => {
  const { t } = useTranslation(["panels", "shared"]);
  if (page <= lastPage || page === FIRST_PAGE) return <p className={classes.empty}>{t("panels:ranking.empty")}</p>;
  return (
    <div className={classes.empty}>
      <p>{t("shared:list.beyond")}</p>
      <Button variant="default" onClick={() => onPage(Math.max(FIRST_PAGE, lastPage))}>
        {t("shared:list.last")}
      </Button>
    </div>
  );
};

/** A ranking by irregular documents: ten lines a page, from the most or, reversed, from the fewest. */
export const RankingPanel = <I,>({ name, query, place, onPlace, lineOf }: Props<I>) => {
  const { t } = useTranslation("panels");
  const isReversed = place.order === "asc";
  const onPage = (page: number) => onPlace({ ...place, page });
  const Icon = isReversed ? IconSortAscending : IconSortDescending;
  const reverse = (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-pressed={isReversed}
      leftSection={<Icon size={16} aria-hidden="true" />}
      onClick={() => onPlace({ page: FIRST_PAGE, order: isReversed ? "desc" : "asc" })}
    >
      {t("ranking.reverse")}
    </Button>
  );
  return (
    <PanelFrame name={name} actions={reverse}>
      <PanelBody query={query}>
        {({ list, data: { data, meta } }) => (
          <>
            {data.length === 0 ? (
              <Empty meta={meta} onPage={onPage} />
            ) : (
              <RankingRows lines={data.map(lineOf)} list={list} start={(meta.page - FIRST_PAGE) * RANKING_PAGE_SIZE + 1} />
            )}
            {meta.lastPage > 1 && <RankingPages title={t(`panels.${name}`)} meta={meta} onPage={onPage} />}
          </>
        )}
      </PanelBody>
    </PanelFrame>
  );
};
