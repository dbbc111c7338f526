import type { ProjectOrder } from "@emdia/contract/projects/routes.ts";
import { UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./column-head.module.css";
import { orderAfterClick, type SortedColumn, sortOf } from "./column-order.ts";

type Props = {
  readonly column: SortedColumn;
  readonly order: ProjectOrder;
  readonly onOrder: (order: ProjectOrder) => void;
  readonly className?: string | undefined;
};

/** Header of a sortable column. */
export const ColumnHead = ({ column, order, onOrder, className }: Props) => {
  const { t } = useTranslation("projects");
  const sort = sortOf(column, order);
  const Arrow = sort === "descending" ? IconArrowDown : IconArrowUp;
  return (
    <th className={className} aria-sort={sort}>
      <UnstyledButton className={classes.button} onClick={() => onOrder(orderAfterClick(column, order))}>
        {t(`column.${column}`)}
        <Arrow size={14} stroke={2} aria-hidden="true" className={classes.arrow} data-shown={sort !== "none" || undefined} />
      </UnstyledButton>
    </th>
  );
};
