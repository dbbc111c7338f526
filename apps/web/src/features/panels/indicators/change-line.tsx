import { Button } from "@mantine/core";
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import type { PanelSearch } from "../panel-search.ts";
import { comparisonQuery } from "../panels-queries.ts";
import { type Change, type ComparedFigure, changeOf } from "./change.ts";
import classes from "./indicators.module.css";

const arrows = { more: IconArrowUpRight, less: IconArrowDownRight, same: IconArrowRight } as const;

type TextProps = { readonly figure: ComparedFigure; readonly change: Change; readonly day: string };

const ChangeText = ({ figure, change, day }: TextProps) => {
  const { t } = useTranslation("panels");
  const { number } = useFormat();
  const { kind } = change;
  if (kind !== "more" && kind !== "less" && kind !== "same") return t(`comparison.${kind}`, { day });
  const Arrow = arrows[kind];
  const { count } = change;
  const isShare = figure === "conformity" && kind !== "same";
  return (
    <>
      <Arrow size={14} aria-hidden="true" />
      {isShare ? t(`comparison.points.${kind}`, { count, day }) : t(`comparison.${kind}`, { amount: number(count), day })}
    </>
  );
};

type Props = { readonly figure: ComparedFigure; readonly filter: PanelSearch; readonly now: number | null };

/** Change of the main figure since the chosen day, as an arrow and words. The line keeps its height while it loads. */
export const ChangeLine = ({ figure, filter, now }: Props) => {
  const { t } = useTranslation(["panels", "shared"]);
  const format = useFormat();
  const [companies] = useSelectedCompanies();
  const { data, isError, isPlaceholderData, refetch } = useQuery(comparisonQuery(filter, companies));
  if (isError)
    return (
      <p className={classes.change}>
        {t("panels:comparison.failed")}
        <Button variant="subtle" size="compact-xs" onClick={() => void refetch()}>
          {t("shared:retry")}
        </Button>
      </p>
    );
  const isReady = data !== undefined && !isPlaceholderData;
  return (
    <p className={classes.change} aria-busy={!isReady}>
      {isReady && <ChangeText figure={figure} change={changeOf(figure, now, data)} day={format.day(data.day)} />}
    </p>
  );
};
