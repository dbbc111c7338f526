import type { Ref } from "react";
import classes from "./named-documents.module.css";

type Props = { readonly names: readonly string[]; readonly first?: Ref<HTMLElement> };

/** The documents that stand in the way of a move: in bold, one a line. */
export const NamedDocuments = ({ names, first = null }: Props) =>
  [...new Set(names)].map((name, index) => (
    <b key={name} ref={index === 0 ? first : null} tabIndex={-1} className={classes.document}>
      {name}
    </b>
  ));
