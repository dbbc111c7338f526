import type { PagingMeta } from "@emdia/contract/list.ts";
import { useFormat } from "../format/use-format.ts";
import classes from "./list-count.module.css";

type Props = {
  readonly query: { readonly data: { readonly meta: PagingMeta } | undefined; readonly isPlaceholderData: boolean };
  readonly exactly: (count: { readonly count: number; readonly total: string }) => string;
  readonly moreThan: (count: { readonly total: string }) => string;
};

/** Row count of a list. A non-breaking space reserves the line until the count is loaded; a stale count is dimmed like the rows. */
export const ListCount = ({ query: { data, isPlaceholderData }, exactly, moreThan }: Props) => {
  const { number } = useFormat();
  if (!data) return "\u00a0";
  const { totalResults: count, totalIsExact } = data.meta;
  const total = number(count);
  return (
    <span className={classes.count} data-waiting={isPlaceholderData || undefined}>
      {totalIsExact ? exactly({ count, total }) : moreThan({ total })}
    </span>
  );
};
