import type { UseQueryResult } from "@tanstack/react-query";
import { Fragment, type ReactNode, useState } from "react";
import { currentMessageOf } from "../errors/message-of.ts";
import { notify } from "../notices/notify.ts";
import { QueryStatePanel } from "../ui/panels/query-state-panel.tsx";

type Further<T> = {
  /** Begins anew with what is there now. */
  readonly read: () => void;
  /** Goes on from what was just saved: what is typed stays. */
  readonly having: (saved: T) => void;
};
type Form<T> = (begunWith: T, further: Further<T>) => ReactNode;
type Props<T> = { readonly query: UseQueryResult<T>; readonly children: Form<T> };

const Begun = <T,>({ query: { refetch }, first, children }: Props<T> & { readonly first: T }) => {
  const [{ begunWith, times }, begin] = useState({ begunWith: first, times: 0 });
  const having = (saved: T) => begin((before) => ({ ...before, begunWith: saved }));
  const read = async () => {
    const { data, error, isSuccess } = await refetch();
    // What is typed is given up for what is there now, and for nothing less.
    if (isSuccess) begin((before) => ({ begunWith: data, times: before.times + 1 }));
    else notify.error(currentMessageOf(error));
  };
  return <Fragment key={times}>{children(begunWith, { read: () => void read(), having })}</Fragment>;
};

/** A form and what it begins with, which stays beneath what is typed, whatever is read meanwhile, until it is saved or somebody asks for what is there now. */
export const FormFace = <T,>({ query, children }: Props<T>) => (
  <QueryStatePanel query={query}>
    {(first) => (
      <Begun query={query} first={first}>
        {children}
      </Begun>
    )}
  </QueryStatePanel>
);
