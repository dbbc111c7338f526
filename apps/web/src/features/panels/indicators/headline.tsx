import type { FigureList } from "@emdia/contract/panels/filter.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { FigureLink, type FigurePath } from "../figure-link.tsx";
import classes from "./indicators.module.css";

type Props = {
  readonly path: FigurePath;
  readonly list: FigureList;
  readonly search: object;
  readonly value: string;
  readonly words: string;
  /** The day that the figure describes. */
  readonly day: string;
  /** Change since an earlier day. */
  readonly change: ReactNode;
  readonly children?: ReactNode;
};

/** The main figure of an indicator, and the day that it describes. */
export const Headline = ({ path, list, search, value, words, day, change, children }: Props) => {
  const { t } = useTranslation("panels");
  const format = useFormat();
  return (
    <div className={classes.headline}>
      <FigureLink path={path} list={list} search={search} className={classes.main}>
        <span className={classes.number}>{value}</span> <span className={classes.words}>{words}</span>
      </FigureLink>
      {children}
      {change}
      <p className={classes.day}>{t("today", { day: format.day(day) })}</p>
    </div>
  );
};
