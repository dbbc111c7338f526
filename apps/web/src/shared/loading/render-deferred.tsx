import { type ReactNode, useDeferredValue } from "react";

type Props = { readonly children: ReactNode; readonly meanwhile: ReactNode };

/** What is long, drawn once all around it stands and takes input. */
export const RenderDeferred = ({ children, meanwhile }: Props) => (useDeferredValue(true, false) ? children : meanwhile);
