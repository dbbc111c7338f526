import type { FigureList } from "@emdia/contract/panels/filter.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSelectCompaniesOnClick } from "../../shared/session/companies/use-select-companies-on-click.ts";
import classes from "./panels.module.css";

export type FigurePath = Extract<WebPath, "/pendencias" | "/colaboradores" | "/projetos">;
type Props = {
  readonly path: FigurePath;
  /** Filter of the list that shows the rows of the figure. */
  readonly search: object;
  /** Companies of that list; null if the user may not see it. */
  readonly list: FigureList;
  /** Name of the figure, if its text is the number alone. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

const ListLink = ({ path, search, list, label, className, children }: Props) => {
  const selection = useSelectCompaniesOnClick(path, list?.companyIds);
  return (
    <Link to={path} search={search} className={`${classes.link} ${className ?? ""}`} aria-label={label} {...selection}>
      {children}
    </Link>
  );
};

/** A figure as a link to the list of its rows, or as text if the user may not see that list. */
export const FigureLink = (props: Props) =>
  props.list === null ? <span className={props.className}>{props.children}</span> : <ListLink {...props} />;
