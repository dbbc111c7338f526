import type { Ref } from "react";
import classes from "./named-documents.module.css";

type Props = { readonly names: readonly string[]; readonly first?: Ref<HTMLElement> };

/** Documents that block a move, in bold, one per line. */
export const NamedDocuments = ({ names, first = null }: Props) =>
  [...new Set(names)].map((name, index) => (
    <b key={name} ref={index === 0 ? first : null} tabIndex={-1} className={classes.document}>
      {name}
    </b>
  ));
