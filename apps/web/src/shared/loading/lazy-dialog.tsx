import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { loadPart } from "./chunk-reload.ts";

type Floating = { readonly opened: boolean };

/** Mounted closed and opened a moment later: what is born open does not know where the focus was, and cannot give it back. */
const closedFirst =
  <P extends Floating>(Part: ComponentType<P>) =>
  (props: P) => {
    const [isMounted, setMounted] = useState(false);
    useEffect(() => setMounted(true), []);
    return <Part {...props} opened={props.opened && isMounted} />;
  };

/** A menu or a dialog whose code nobody needs before somebody opens it for the first time. */
export const lazyDialog = <P extends Floating>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const Part = lazy(async () => ({ default: closedFirst(await loadPart(load)) }));
  return (props) => {
    const [isWanted, setWanted] = useState(props.opened);
    if (props.opened && !isWanted) setWanted(true);
    return (
      isWanted && (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    );
  };
};
