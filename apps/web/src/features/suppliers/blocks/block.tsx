import type { ReactNode } from "react";
import { useId } from "react";
import classes from "../supplier-page.module.css";

type Props = { readonly title: string; readonly link?: ReactNode; readonly children: ReactNode };

/** A block of the supplier page, with its title and a link to the full list. */
export const Block = ({ title, link, children }: Props) => {
  const id = useId();
  return (
    <section className={classes.block} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {link}
      </div>
      {children}
    </section>
  );
};
