import type { PagingMeta } from "@emdia/contract/list.ts";
import { useFormat } from "../format/use-format.ts";
import classes from "./list-count.module.css";

type Props = {
  readonly query: { readonly data: { readonly meta: PagingMeta } | undefined; readonly isPlaceholderData: boolean };
  readonly exactly: (count: { readonly count: number; readonly total: string }) => string;
  readonly moreThan: (count: { readonly total: string }) => string;
};

/** How many rows a list has, in its own words; until that is known its line is kept free. What was counted before is as quiet as its rows. */
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
