import { type ReactNode, useDeferredValue } from "react";

type Props = { readonly children: ReactNode; readonly meanwhile: ReactNode };

/** Renders `children` in a deferred pass so that the rest of the page becomes interactive first. */
export const RenderDeferred = ({ children, meanwhile }: Props) => (useDeferredValue(true, false) ? children : meanwhile);
