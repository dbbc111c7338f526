import type { WebPath } from "@emdia/contract/web-paths.ts";
import { Link } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import classes from "./nav-button.module.css";

type Props = {
  readonly path: WebPath;
  readonly label: string;
  readonly Icon: ComponentType<{ size?: number; stroke?: number }>;
  /** Number of the badge; no badge for zero or undefined. */
  readonly count?: number;
  readonly onNavigate?: () => void;
};

/** A real link, so that middle click and copying the address work. */
export const NavButton = ({ path, label, Icon, count = 0, onNavigate }: Props) => {
  const { t } = useTranslation("shell");
  return (
    <Link to={path} className={classes.button} activeOptions={{ includeSearch: false }} onClick={onNavigate}>
      <Icon size={18} stroke={1.7} aria-hidden="true" />
      <span>{label}</span>
      {count > 0 && (
        <span className={classes.count}>
          <span aria-hidden="true">{count}</span>
          <span className={classes.inWords}>{t("menu.count", { count })}</span>
        </span>
      )}
    </Link>
  );
};
