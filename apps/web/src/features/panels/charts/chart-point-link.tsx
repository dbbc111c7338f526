import type { FigureList } from "@emdia/contract/panels/filter.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { Link } from "@tanstack/react-router";
import { Group } from "@visx/group";
import type { ReactNode } from "react";
import { useSelectCompaniesOnClick } from "../../../shared/session/companies/use-select-companies-on-click.ts";
import classes from "./charts.module.css";

const pendencyList = "/pendencias" satisfies WebPath;

type Props = {
  readonly list: FigureList;
  readonly search: PendencyFilter;
  /** Name, value and share of the point. */
  readonly label: string;
  /** Position in the chart, by which the arrow keys find the point. */
  readonly place: string;
  /** Only one point of a chart is a tab stop. */
  readonly isTabStop: boolean;
  readonly onShow: () => void;
  readonly children: ReactNode;
};

/** A bar or point as a link to its documents, or as an image with a name if the user may not see that list. */
export const ChartPointLink = ({ list, search, label, place, isTabStop, onShow, children }: Props) => {
  const selection = useSelectCompaniesOnClick(pendencyList, list?.companyIds);
  const common = {
    className: classes.point ?? "",
    "aria-label": label,
    "data-place": place,
    tabIndex: isTabStop ? 0 : -1,
    onFocus: onShow,
    onPointerEnter: onShow,
  };
  if (list === null)
    return (
      <Group role="img" {...common}>
        {children}
      </Group>
    );
  return (
    <Link to={pendencyList} search={search} {...common} {...selection}>
      {children}
    </Link>
  );
};
