import type { PagingMeta } from "@emdia/contract/list.ts";
import { useFormat } from "../format/use-format.ts";

type Words = {
  readonly exactly: (count: { readonly count: number; readonly total: string }) => string;
  readonly moreThan: (count: { readonly total: string }) => string;
};

/** How many rows a list has, in its own words; until that is known its line is kept free. */
export const useCount = (meta: PagingMeta | undefined, { exactly, moreThan }: Words): string => {
  const { number } = useFormat();
  if (!meta) return "\u00a0";
  const total = number(meta.totalResults);
  return meta.totalIsExact ? exactly({ count: meta.totalResults, total }) : moreThan({ total });
};
