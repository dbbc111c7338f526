import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { loadPart } from "./chunk-reload.ts";

type Floating = { readonly opened: boolean };

/** Mounts closed and opens in the next effect: a dialog mounted open does not record the focused element and cannot restore it. */
const closedFirst =
  <P extends Floating>(Part: ComponentType<P>) =>
  (props: P) => {
    const [isMounted, setMounted] = useState(false);
    useEffect(() => setMounted(true), []);
    return <Part {...props} opened={props.opened && isMounted} />;
  };

/** Dialog or menu that loads its code when it opens for the first time. */
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
