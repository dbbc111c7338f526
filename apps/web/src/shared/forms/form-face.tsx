import type { UseQueryResult } from "@tanstack/react-query";
import { Fragment, type ReactNode, useState } from "react";
import { currentMessageOf } from "../errors/message-of.ts";
import { notify } from "../notices/notify.ts";
import { QueryStatePanel } from "../ui/panels/query-state-panel.tsx";

type Actions<T> = {
  /** Refetches and restarts the form with the result. */
  readonly read: () => void;
  /** Replaces the saved values and leaves the typed ones. */
  readonly having: (saved: T) => void;
};
type Form<T> = (begunWith: T, further: Actions<T>) => ReactNode;
type Props<T> = { readonly query: UseQueryResult<T>; readonly children: Form<T> };

const FormInstance = <T,>({ query: { refetch }, first, children }: Props<T> & { readonly first: T }) => {
  const [{ begunWith, times }, begin] = useState({ begunWith: first, times: 0 });
  const having = (saved: T) => begin((before) => ({ ...before, begunWith: saved }));
  const read = async () => {
    const { data, error, isSuccess } = await refetch();
    // Discards the typed values only after a successful refetch.
    if (isSuccess) begin((before) => ({ begunWith: data, times: before.times + 1 }));
    else notify.error(currentMessageOf(error));
  };
  return <Fragment key={times}>{children(begunWith, { read: () => void read(), having })}</Fragment>;
};

/** Form with a stable initial value: background refetches do not change it. Only a save or an explicit reload does. */
export const FormFace = <T,>({ query, children }: Props<T>) => (
  <QueryStatePanel query={query}>
    {(first) => (
      <FormInstance query={query} first={first}>
        {children}
      </FormInstance>
    )}
  </QueryStatePanel>
);
